import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cached } from '@/lib/core/cache/cached.server';
import { memorySeconds } from '@/lib/core/cache/tags';
import { canBeOrdered, type Product } from '@/lib/menu/menu';
import { SERVICES } from '@/lib/core/site/service-names';
import type { Place, Site } from '@/lib/core/site/site';
import { valueOrNull } from '@/lib/core/upstream/upstream-error';
import { searchableMenu } from './dishes.server';
import { matchNames, type Named } from './dish-match';
import { FOOD_KINDS, type ShownFoodKind } from './food-kinds';
import { townVenues } from './town-venues.server';

/** Two rows of four on a phone. */
const KINDS_SHOWN = 8;
const MAX_PLACES = 200;

/** `isWhole`: the list and all menus have come; what a failure leaves serves the page that waits, and no later one. */
interface Found {
  shown: ShownFoodKind[];
  isWhole: boolean;
}

const kinds = cached<Found>({
  seconds: memorySeconds.foodKinds,
  max: MAX_PLACES,
  isCacheable: ({ isWhole }) => isWhole,
});

/** The kinds of food that most of a town's best rated venues sell, each with the picture of a dish. */
export async function foodKinds(site: Site, place: Place): Promise<ShownFoodKind[]> {
  const { townId, service, config = '' } = place;
  const key = JSON.stringify([site, townId, service, config]);
  return (await kinds.get(key, () => findKinds(site, place))).shown;
}

async function findKinds(site: Site, place: Place): Promise<Found> {
  const t = await getTranslations({ locale: site.language, namespace: 'search' });
  const venues = await valueOrNull(townVenues(site, place));
  const menus = await Promise.all(
    (venues ?? []).map(({ id }) => valueOrNull(searchableMenu(site, site.language, id))),
  );
  const { id: serviceId } = SERVICES[place.service];
  const isShown = ({ item }: Named<Product>) => item.imageUrl !== null && canBeOrdered(item, serviceId);
  const pictured = menus.map((menu) => menu?.filter(isShown) ?? []);
  const shown = FOOD_KINDS.map((kind) => {
    const name = t(`kind_${kind}`);
    const found = pictured.map((menu) => matchNames(menu, name)).filter(({ isSure }) => isSure);
    return { kind, name, imageUrl: found[0]?.items[0]?.imageUrl ?? null, sellers: found.length };
  })
    .flatMap(({ imageUrl, ...rest }) => (imageUrl === null ? [] : [{ ...rest, imageUrl }]))
    .sort((one, other) => other.sellers - one.sellers)
    .slice(0, KINDS_SHOWN)
    .map(({ kind, name, imageUrl }) => ({ kind, name, imageUrl }));
  return { shown, isWhole: venues !== null && !menus.includes(null) };
}
