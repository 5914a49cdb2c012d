import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { NotificationsScreen } from '@/components/notifications/notifications-screen.client';
import { env } from '@/lib/core/env/env';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notifications');
  return privateMetadata(t('title'));
}

/** How the diner is notified of an order; the settings load through the BFF and from the browser. */
export default async function NotificationsPage() {
  const { site } = await pageSite();
  const t = await getTranslations('notifications');
  return (
    <AppShell site={site} route="notifications" title={t('title')} backHref={paths.profile()}>
      <ClientMessages namespaces={['notifications']}>
        <div className="account-column">
          <NotificationsScreen pushPublicKey={env().pushPublicKey ?? null} />
        </div>
      </ClientMessages>
    </AppShell>
  );
}
