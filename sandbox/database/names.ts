import type { Brand, Catalogue, Venue } from '../catalogue/model';
import type * as schema from './schema';
import type { MenuRows } from './rows';
import { LANGUAGES, textIn, type Language } from '../kernel/languages';
import { searchable, TYPO_FROM } from '../kernel/fold';

type Name = typeof schema.searchNames.$inferInsert;

/** The things that a name can belong to. */
interface NameOwner {
  brandId: number;
  menuProductId?: number;
  townId?: number;
}

/** Names that are suggested, each once a language, with what is called so. */
class NameIndex {
  private readonly rows = new Map<string, Name>();

  /** Notes a name; `language` null = in all. */
  add(kind: Name['kind'], name: string, language: Language | null, owner: NameOwner): void {
    const spelling = [kind, language, name].join('|');
    const row = this.rows.get(spelling) ?? {
      id: this.rows.size + 1,
      kind,
      language,
      name,
      folded: searchable(name),
      brandIds: [],
      townIds: owner.townId === undefined ? null : [],
      menuProductIds: [],
    };
    this.rows.set(spelling, row);
    addOnce(row.brandIds, owner.brandId);
    addOnce(row.menuProductIds, owner.menuProductId);
    addOnce(row.townIds, owner.townId);
  }

  list(): Name[] {
    return [...this.rows.values()];
  }
}

function addOnce(ids: number[] | null | undefined, id: number | undefined): void {
  if (ids && id !== undefined && !ids.includes(id)) ids.push(id);
}

/** The names of brands, of the products in their shown categories, and of venues that are not called as their brand. */
export function nameRows(catalogue: Catalogue, menus: ReadonlyMap<number, MenuRows>): Name[] {
  const index = new NameIndex();
  for (const brand of catalogue.brands) {
    index.add('brand', brand.name, null, { brandId: brand.id });
    addMenu(index, brand, menus.get(brand.id));
  }
  const brandNames = new Map(catalogue.brands.map(({ id, name }) => [id, name]));
  for (const { name, brandId, townId } of catalogue.venues) {
    if (name !== brandNames.get(brandId)) index.add('venue', name, null, { brandId, townId });
  }
  return index.list();
}

function addMenu(index: NameIndex, { id: brandId }: Brand, menu: MenuRows | undefined): void {
  const hidden = new Set(menu?.categories.filter(({ isActive }) => !isActive).map(({ id }) => id));
  for (const { id: menuProductId, categoryId, data } of menu?.products ?? []) {
    if (hidden.has(categoryId)) continue;
    for (const language of LANGUAGES) {
      index.add('product', textIn(language, data.name), language, { brandId, menuProductId });
    }
  }
}

/** The offers of each brand in each town. */
export function presences(venues: readonly Venue[]): (typeof schema.brandPresences.$inferInsert)[] {
  const rows = new Map<string, typeof schema.brandPresences.$inferInsert>();
  for (const { brandId, townId, services, isBookingEnabled } of venues) {
    const key = `${brandId}|${townId}`;
    const before = rows.get(key);
    rows.set(key, {
      brandId,
      townId,
      takesAway: Boolean(before?.takesAway) || services.includes(1),
      servesInside: Boolean(before?.servesInside) || services.includes(3),
      delivers: Boolean(before?.delivers) || services.includes(4),
      takesBookings: Boolean(before?.takesBookings) || isBookingEnabled,
      venueCount: (before?.venueCount ?? 0) + 1,
    });
  }
  return [...rows.values()];
}

/** Every word that a name or a cuisine has, long enough to be misspelled. */
export function vocabulary(
  { brands }: Catalogue,
  names: readonly Name[],
): (typeof schema.searchWords.$inferInsert)[] {
  const cuisines = brands.map(({ cuisine: { kk, ka, ru, en } }) => searchable(kk, ka, ru, en));
  const words = [...names.map(({ folded }) => folded), ...cuisines].flatMap((text) => text.split(' '));
  return [...new Set(words)].filter((word) => word.length >= TYPO_FROM).map((word) => ({ word }));
}
