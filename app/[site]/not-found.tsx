import { Compass } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths/paths';
import { pageSite } from '@/lib/site/site.server';

/** Nothing stands at this address. */
export default async function NotFound() {
  const { site } = await pageSite();
  const t = await getTranslations('errors');
  return (
    <AppShell site={site} route="unknown" titleIsHeading={false} backHref={paths.home()}>
      <EmptyState
        heading="h1"
        art={<Icon of={Compass} />}
        title={t('notFoundTitle')}
        action={<ButtonLink href={paths.home()}>{t('toHome')}</ButtonLink>}
      >
        {t('notFoundText')}
      </EmptyState>
    </AppShell>
  );
}
