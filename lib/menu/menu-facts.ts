import { discountPercent } from '@/lib/core/money/money';
import type { ServiceId } from '@/lib/ground/venues/venues';
import { canBeOrdered, usualCookingMinutes, type Menu } from './menu';

interface MinuteRange {
  from: number;
  to: number;
}

/** In place of minutes: the menu is known, and no dish of it takes as many as a kitchen needs. */
export const UNTIMED = 'untimed';

/** The facts of a menu for one service, in a few numbers. */
export interface ServiceFacts {
  /** Minutes that most dishes take, as on the venue's own page. */
  cookingMinutes: MinuteRange | typeof UNTIMED;
  /** The largest reduction of a price now, whole percent; null without any. */
  discountPercent: number | null;
}

export type MenuFacts = Record<ServiceId, ServiceFacts>;

/** The minutes before an order can leave; null: the menu is not known. What takes no time leaves at once. */
export function minutesBeforeLeaving(facts: ServiceFacts | undefined): MinuteRange | null {
  if (!facts) return null;
  return facts.cookingMinutes === UNTIMED ? { from: 0, to: 0 } : facts.cookingMinutes;
}

/** The facts of a menu by service, for cards and lists. */
export function menuFacts(menu: Menu): MenuFacts {
  return { 1: factsOf(menu, 1), 3: factsOf(menu, 3), 4: factsOf(menu, 4) };
}

function factsOf(menu: Menu, serviceId: ServiceId): ServiceFacts {
  const percents = menu.categories
    .flatMap(({ products }) => products)
    .filter((product) => canBeOrdered(product, serviceId))
    .flatMap((product) => product.sizes?.filter(({ isUnavailable }) => !isUnavailable) ?? [product])
    .flatMap(({ priceMinor, promoPriceMinor }) =>
      promoPriceMinor === null ? [] : (discountPercent(priceMinor, promoPriceMinor) ?? []),
    );
  return {
    cookingMinutes: usualCookingMinutes(menu, serviceId) ?? UNTIMED,
    discountPercent: percents.length > 0 ? Math.max(...percents) : null,
  };
}
