import type { Menu, MenuCategory } from './menu';

/** Categories of food to take home by external id, in order: bakery, semifinished, ready (MENU-08). */
export const TAKEAWAY_CATEGORIES = [
  { kind: 'bakery', externalId: 132 },
  { kind: 'semifinished', externalId: 133 },
  { kind: 'ready', externalId: 134 },
] as const;
export type TakeawayKind = (typeof TAKEAWAY_CATEGORIES)[number]['kind'];

export interface TakeawayCategory {
  kind: TakeawayKind;
  /** Among the takeaway categories, from 1; the same whether the others are there or not. */
  position: number;
  category: MenuCategory;
}

/** The takeaway categories of a menu by their positions, wherever the menu has them. */
export function takeawayCategories({ categories }: Menu): TakeawayCategory[] {
  return TAKEAWAY_CATEGORIES.flatMap(({ kind, externalId }, index) => {
    const category = categories.find((candidate) => candidate.externalId === externalId);
    return category ? [{ kind, position: index + 1, category }] : [];
  });
}
