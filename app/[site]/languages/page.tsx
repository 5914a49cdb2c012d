import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { LanguageList } from '@/components/layout/language-list.client';
import { paths } from '@/lib/core/paths/paths';
import { pageMetadata } from '@/lib/pages/seo/page-metadata';
import { COUNTRIES } from '@/lib/core/site/site';
import { pageSite } from '@/lib/core/site/site.server';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await pageSite();
  const t = await getTranslations('language');
  return pageMetadata({
    site,
    path: paths.languages(),
    title: t('title'),
    description: t('description', {
      languages: COUNTRIES[site.country].languages.map((language) => t(language)).join(', '),
    }),
  });
}

/** The country's languages, each by its own name. */
export default async function LanguagesPage() {
  const { site } = await pageSite();
  const t = await getTranslations('language');
  const choices = COUNTRIES[site.country].languages.map((language) => ({ language, name: t(language) }));
  return (
    <AppShell site={site} route="languages" title={t('title')} backHref={paths.home()}>
      <div className="w-full max-w-md">
        <LanguageList choices={choices} current={site.language} />
      </div>
    </AppShell>
  );
}
