import 'server-only';
import { sealedDocuments } from '@/lib/legal/shown-versions.server';
import { menuParts } from '@/lib/menu/menu-parts';
import { loadMenuPage } from '@/lib/menu/menu-page.server';
import { listStories } from '@/lib/promos/stories.server';
import { COUNTRIES, type Site } from '@/lib/core/site/site';

/** Stories on a kiosk's start, beside where to eat. */
const MAX_STORIES = 3;

/** A kiosk's venue; `noTablet` if no kiosk is allowed (KIOSK-11), `unknown`, `unavailable`. */
export async function loadKioskVenue(site: Site, filialId: string) {
  const [loaded, documents] = await Promise.all([loadMenuPage(filialId), sealedDocuments(site)]);
  if (typeof loaded === 'string') return loaded;
  const { venue, menu, popular, hits, services } = loaded;
  if (!venue.hasTablet) return 'noTablet';
  const stories = await listStories(site, venue, { venueId: venue.id });
  const { languages, language: countryLanguage } = COUNTRIES[site.country];
  return {
    venue: { id: venue.id, name: venue.name, moneyFormat: venue.townConfig.moneyFormat },
    categories: menuParts(menu).map(({ category: { id, name, imageUrl, products }, shown }) => ({
      id,
      name,
      // Of all its dishes: the first ones of a long menu may have none.
      imageUrl: imageUrl ?? products.find((product) => product.imageUrl)?.imageUrl ?? null,
      products: shown,
      count: products.length,
    })),
    popular,
    hits,
    // Without their buttons, which lead out of the kiosk.
    stories: stories
      .slice(0, MAX_STORIES)
      .map((story) => ({ ...story, slides: story.slides.map((slide) => ({ ...slide, button: null })) })),
    offered: services.offered,
    documents,
    language: site.language,
    countryLanguage,
    languages,
  };
}
