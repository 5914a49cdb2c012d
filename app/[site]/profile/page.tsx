import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { ProfileScreen } from '@/components/profile/profile-screen.client';
import { LevelCard } from '@/components/rewards/level-card.client';
import { env } from '@/lib/core/env/env';
import { RELEASE } from '@/lib/core/env/release';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { COUNTRIES } from '@/lib/core/site/site';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile');
  return privateMetadata(t('title'));
}

/** The profile: the same frame for everybody, filled with the diner's own through the BFF. */
export default async function ProfilePage() {
  const { site } = await pageSite();
  const t = await getTranslations();
  const languages = COUNTRIES[site.country].languages.map((language) => ({
    language,
    name: t(`language.${language}`),
  }));
  return (
    <AppShell site={site} route="profile" title={t('profile.title')}>
      <ClientMessages namespaces={['profile', 'rewards', 'errors', 'layout']}>
        <div className="account-column">
          <ProfileScreen level={<LevelCard />} languages={languages} current={site.language} />
          <p className="caption muted pt-1 text-center">{`${env().appName} ${RELEASE}`}</p>
        </div>
      </ClientMessages>
    </AppShell>
  );
}
