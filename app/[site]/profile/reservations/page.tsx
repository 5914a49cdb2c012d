import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReservationListScreen } from '@/components/booking/reservation-list-screen.client';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('booking');
  return privateMetadata(t('listTitle'));
}

/** The diner's tables: the same frame for everybody, filled with the diner's own through the BFF. */
export default async function ReservationsPage() {
  const { site } = await pageSite();
  const t = await getTranslations('booking');
  return (
    <AppShell site={site} route="reservations" title={t('listTitle')} backHref={paths.profile()}>
      <ClientMessages namespaces={['booking', 'errors']}>
        <ReservationListScreen />
      </ClientMessages>
    </AppShell>
  );
}
