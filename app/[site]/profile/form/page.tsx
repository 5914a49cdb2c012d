import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { ProfileFormScreen } from '@/components/profile/profile-form-screen.client';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile');
  return privateMetadata([t('formTitle'), t('title')]);
}

/** The diner's own data, their picture, and the deletion of the account (NAV-22). */
export default async function ProfileFormPage() {
  const { site } = await pageSite();
  const t = await getTranslations('profile');
  return (
    <AppShell site={site} route="profileForm" title={t('formTitle')} backHref={paths.profile()}>
      <ClientMessages namespaces={['profile', 'errors', 'layout']}>
        <div className="account-column">
          <ProfileFormScreen />
        </div>
      </ClientMessages>
    </AppShell>
  );
}
