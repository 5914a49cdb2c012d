import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/core/paths/paths';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { pageSite } from '@/lib/core/site/site.server';
import { AppShell } from './app-shell';

type NotFoundScreenProps = {
  /** The kind of thing that was not found. */
  what?: 'page' | 'venue' | 'order';
};

/**
 * There is no page at this address: status 404. A page renders this instead of calling Next's `notFound()`, whose HTML is empty until
 * scripts run.
 */
export async function NotFoundScreen({ what = 'page' }: NotFoundScreenProps) {
  // That of an order is drawn with every order's page, in case Next needs it, and Next gives it its status.
  if (what !== 'order') setPageStatus(404);
  const { site } = await pageSite();
  const t = await getTranslations();
  const texts = {
    page: {
      title: t('errors.notFoundTitle'),
      text: t('errors.notFoundText'),
      href: paths.home(),
      action: t('errors.toHome'),
    },
    venue: {
      title: t('venues.notFoundTitle'),
      text: t('venues.notFoundText'),
      href: paths.venues(),
      action: t('venues.toVenues'),
    },
    order: {
      title: t('orders.notFoundTitle'),
      text: t('orders.notFoundText'),
      href: paths.orders(),
      action: t('orders.allOrders'),
    },
  }[what];
  return (
    <AppShell site={site} route="unknown" title={texts.title} backHref={paths.home()}>
      <meta name="robots" content="noindex" />
      <EmptyState
        art={<EmptyPicture name="compass" />}
        action={<ButtonLink href={texts.href}>{texts.action}</ButtonLink>}
      >
        {texts.text}
      </EmptyState>
    </AppShell>
  );
}
