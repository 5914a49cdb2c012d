import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PreorderScreen } from '@/components/bill/preorder-screen.client';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { TipCard } from '@/components/tips/tip-card.client';
import { canTip, tipsOfPreorder } from '@/lib/bill/preorder';
import { loadPreorderPage } from '@/lib/bill/preorder-page.server';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { setPageStatus } from '@/lib/core/site/page-status.server';
import { pageSite } from '@/lib/core/site/site.server';
import { balanceFlags } from '@/lib/ground/venues/venues';

export async function generateMetadata(): Promise<Metadata> {
  return privateMetadata((await getTranslations('bill'))('preorderTitle'));
}

type Props = { params: Promise<{ preorderId: string }> };

/** One payment of a table's bill (NAV-10): its outcome, and the bonuses it earned. */
export default async function PreorderPage({ params }: Props) {
  const { site } = await pageSite();
  const { preorderId } = await params;
  const page = await loadPreorderPage(await cookies(), site, preorderId);
  if (page === 'signedOut') redirect(paths.signIn(paths.preorder(preorderId)));
  const title = (await getTranslations('bill'))('preorderTitle');
  const shell = { site, route: 'preorder', title } as const;
  if (page === 'unavailable') {
    setPageStatus(503);
    return (
      <AppShell {...shell} backHref={paths.home()}>
        <FailedPage />
      </AppShell>
    );
  }
  if (page === 'unknown') notFound();
  const { preorder, venue, isFirst } = page;
  return (
    <AppShell {...shell} backHref={paths.bill(preorder.table)} venueOfBalance={balanceFlags(venue)}>
      <ClientMessages namespaces={['bill', 'tips', 'errors']}>
        <PreorderScreen
          preorder={preorder}
          venue={{ name: venue.name, timezone: venue.townConfig.timezone }}
          isFirst={isFirst}
          tips={canTip(preorder) ? <TipCard {...tipsOfPreorder(preorder)} /> : null}
        />
      </ClientMessages>
    </AppShell>
  );
}
