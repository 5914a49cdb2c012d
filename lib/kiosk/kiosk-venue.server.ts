import 'server-only';
import { consentDocuments } from '@/lib/legal/legal.server';
import { menuParts } from '@/lib/menu/menu-parts';
import { loadMenuPage } from '@/lib/menu/menu-page.server';
import { COUNTRIES, type Site } from '@/lib/site/site';

/**
 * What a kiosk shows of its venue, the same for every guest; `noTablet` where the platform allows none there (KIOSK-11), `unknown` and
 * `unavailable` as for its menu.
 */
export async function loadKioskVenue(site: Site, filialId: string) {
  const [loaded, documents] = await Promise.all([loadMenuPage(filialId), consentDocuments(site)]);
  if (typeof loaded === 'string') return loaded;
  const { venue, menu, popular, hits, services } = loaded;
  if (!venue.hasTablet) return 'noTablet';
  const { languages, language: homeLanguage } = COUNTRIES[site.country];
  return {
    venue: { id: venue.id, name: venue.name, moneyFormat: venue.townConfig.moneyFormat },
    categories: menuParts(menu).map(({ category: { id, name, imageUrl, products }, shown }) => ({
      id,
      name,
      imageUrl,
      products: shown,
      count: products.length,
    })),
    popular,
    hits,
    offered: services.offered,
    documents,
    language: site.language,
    homeLanguage,
    languages,
  };
}
