import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BillScreen } from '@/components/bill/bill-screen.client';
import { BillsOff } from '@/components/bill/bills-off';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { paths } from '@/lib/core/paths/paths';
import { notFoundMetadata } from '@/lib/pages/seo/not-found-metadata.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';
import { loadBillVenue, withDocuments } from '@/lib/bill/bill-page.server';
import { balanceFlags } from '@/lib/ground/venues/venues';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site } = await pageSite();
  const venue = await loadBillVenue(site, (await params).filialId);
  if (venue === 'unknown') return notFoundMetadata('venue');
  const t = await getTranslations('bill');
  return privateMetadata(t('title'));
}

/** The bill of a table: the same shell for every table of a venue, filled by what the address names (NAV-09). */
export default async function BillPage({ params }: Props) {
  const { site } = await pageSite();
  const { filialId } = await params;
  const venue = await loadBillVenue(site, filialId);
  if (venue === 'unknown') return <NotFoundScreen what="venue" />;
  const t = await getTranslations('bill');
  const shell = { site, route: 'bill', title: t('title'), hasBottomBar: true } as const;
  if (venue === 'unavailable') {
    return (
      <AppShell {...shell} backHref={paths.menu(Number(filialId))}>
        <FailedPage />
      </AppShell>
    );
  }
  return (
    <AppShell {...shell} backHref={paths.menu(venue.id)} venueOfBalance={balanceFlags(venue)}>
      <ClientMessages namespaces={['bill', 'tips', 'errors', 'layout']}>
        {venue.isCheckPullingEnabled ? (
          <BillScreen venue={await withDocuments(site, venue)} />
        ) : (
          <BillsOff venueId={venue.id} />
        )}
      </ClientMessages>
    </AppShell>
  );
}
