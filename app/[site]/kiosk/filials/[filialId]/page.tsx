import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KioskMessage } from '@/components/kiosk/kiosk-message';
import { KioskScreen } from '@/components/kiosk/kiosk-screen.client';
import { ClientMessages } from '@/components/layout/client-messages';
import { loadKioskVenue } from '@/lib/kiosk/kiosk-venue.server';
import { privateMetadata } from '@/lib/pages/seo/page-metadata';
import { pageSite } from '@/lib/core/site/site.server';

type Props = { params: Promise<{ filialId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('kiosk');
  return privateMetadata(t('name'));
}

/** The kiosk of a venue; one that has no tablet, or that there is not, says so (KIOSK-11). */
export default async function KioskMenuPage({ params }: Props) {
  const [{ site }, { filialId }, names] = await Promise.all([
    pageSite(),
    params,
    getTranslations('language'),
  ]);
  const loaded = await loadKioskVenue(site, filialId);
  if (typeof loaded === 'string')
    return <KioskMessage what={loaded === 'unknown' ? 'unknownVenue' : loaded} />;
  const languages = loaded.languages.map((language) => ({ language, name: names(language) }));
  return (
    <ClientMessages
      namespaces={[
        'kiosk',
        'kioskAccessibility',
        'stories',
        'menu',
        'cart',
        'checkout',
        'errors',
        'language',
        'layout',
      ]}
    >
      <KioskScreen {...loaded} languages={languages} />
    </ClientMessages>
  );
}
