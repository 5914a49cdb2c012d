import type { ServiceId } from '@/lib/ground/venues/venues';

/** A brand and what a list of brands shows of it (VEN-13, VEN-22). */
export interface Brand {
  id: number;
  name: string;
  description: string | null;
  logoUrl: string | null;
  imageUrl: string | null;
  /** In the requested town. */
  venueCount: number;
  services: ServiceId[];
  isBookingEnabled: boolean;
  /** Place of its tile on Home: 5, 6 or 7. */
  homePosition: number | null;
}

/** The venues of one brand name (VEN-67). */
export interface BrandGroup<Item> {
  brandName: string;
  venues: Item[];
}

/** The venues of a list on a brand's own site: that brand's alone; everything where there is no such brand. */
export function onlyOfSiteBrand<Item>(
  items: readonly Item[],
  siteBrandId: number | null | undefined,
  brandOf: (item: Item) => number,
): Item[] {
  return items.filter((item) => !siteBrandId || brandOf(item) === siteBrandId);
}

/** Groups a flat list by brand name, in the order in which the names come; works page after page. */
export function groupByBrand<Item extends { brandName: string }>(
  venues: readonly Item[],
): BrandGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const venue of venues) {
    const group = groups.get(venue.brandName);
    if (group) group.push(venue);
    else groups.set(venue.brandName, [venue]);
  }
  return [...groups].map(([brandName, items]) => ({ brandName, venues: items }));
}
