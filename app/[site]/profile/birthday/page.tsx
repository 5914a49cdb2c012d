import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { BirthdayScreen } from '@/components/profile/birthday-screen.client';
import { paths } from '@/lib/core/paths/paths';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile');
  return privateMetadata([t('birthday'), t('title')]);
}

/** The birthday form (PROF-08). */
export default async function BirthdayPage() {
  const { site } = await pageSite();
  const t = await getTranslations('profile');
  return (
    <AppShell site={site} route="birthday" title={t('birthday')} backHref={paths.profile()}>
      <ClientMessages namespaces={['profile', 'errors']}>
        <div className="account-column">
          <BirthdayScreen />
        </div>
      </ClientMessages>
    </AppShell>
  );
}
