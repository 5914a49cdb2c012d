import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { GiftsScreen } from '@/components/promos/gifts-screen.client';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('gifts');
  return privateMetadata(t('title'));
}

/** Gifts and coupons: the same frame for everybody, filled with the diner's own through the BFF. */
export default async function GiftsPage() {
  const { site } = await pageSite();
  const t = await getTranslations('gifts');
  return (
    <AppShell site={site} route="gifts" title={t('title')} backHref={paths.profile()}>
      <ClientMessages namespaces={['gifts', 'errors']}>
        <div className="account-column">
          <GiftsScreen />
        </div>
      </ClientMessages>
    </AppShell>
  );
}
