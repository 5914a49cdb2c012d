import { getTranslations } from 'next-intl/server';
import { AppShell } from '@/components/layout/app-shell';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedPage } from '@/components/layout/failed-page';
import { TownPicker } from '@/components/towns/town-picker.client';
import { paths } from '@/lib/core/paths/paths';
import { townsMetadata } from '@/lib/pages/seo/place-metadata.server';
import { pageSite } from '@/lib/core/site/site.server';
import { listTownChoices } from '@/lib/ground/towns/town-choice.server';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';

export const generateMetadata = townsMetadata;

/** The towns of the country; each links to its restaurants. */
export default async function TownsPage() {
  const { site, place } = await pageSite();
  const t = await getTranslations('towns');
  const choices = await listTownChoices(site, place).catch((error: unknown) => {
    if (error instanceof UpstreamError) return null;
    throw error;
  });
  return (
    <AppShell site={site} route="towns" title={t('choose')} backHref={paths.home()}>
      {choices && choices.towns.length > 0 ? (
        <ClientMessages namespaces={['towns', 'geolocation']}>
          <TownPicker choices={choices} />
        </ClientMessages>
      ) : (
        <FailedPage />
      )}
    </AppShell>
  );
}
