import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { OwnDataScreen } from '@/components/profile/own-data-screen.client';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return privateMetadata([t('ownData.title'), t('profile.title')]);
}

/** The stored data of the diner, with a way to copy and to delete it. */
export default async function OwnDataPage() {
  const { site } = await pageSite();
  const t = await getTranslations('ownData');
  return (
    <AppShell site={site} route="ownData" title={t('title')} backHref={paths.profile()}>
      <ClientMessages namespaces={['ownData', 'profile', 'errors', 'layout']}>
        <div className="account-column">
          <OwnDataScreen canSaveFiles={site.surface !== 'webview'} />
        </div>
      </ClientMessages>
    </AppShell>
  );
}
