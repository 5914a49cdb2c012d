import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';
import { canBeOrdered, type Product } from './menu';

/** For what a menu is shown: cards, pluses, sheets and shelves all follow it (MENU-35). */
export interface MenuServices {
  /** The service that the diner orders for. */
  chosen: ServiceName;
  /** The services that the venue offers here, in the switcher's order; none where it offers nothing that this site allows. */
  offered: readonly ServiceName[];
}

/** The menu's services: the wanted, else takeaway, else the first. @param allowed in the switcher's order */
export function menuServices(
  venue: { services: readonly number[] },
  allowed: readonly ServiceName[],
  wanted: ServiceName,
): MenuServices {
  const offered = allowed.filter((name) => venue.services.includes(SERVICES[name].id));
  const chosen = [wanted, 'takeaway' as const, ...offered].find((name) => offered.includes(name));
  return { chosen: chosen ?? wanted, offered };
}

type Orderable = Pick<Product, 'isUnavailable' | 'unavailableServices'>;

/** @returns whether the product can be put into a cart from this menu now. */
export function canBeAdded(product: Orderable, { chosen, offered }: MenuServices): boolean {
  return offered.includes(chosen) && canBeOrdered(product, SERVICES[chosen].id);
}

/** The services of the venue that a product is offered for, in the switcher's order; sold out or not. */
export function servicesOf(
  { unavailableServices }: Pick<Product, 'unavailableServices'>,
  { offered }: Pick<MenuServices, 'offered'>,
): ServiceName[] {
  return offered.filter((name) => !unavailableServices.includes(SERVICES[name].id));
}

/** The keys of the texts (of `menu`) that say for which services a product is offered. */
export const AVAILABILITY_TEXTS = [
  'available_delivery',
  'available_express',
  'available_takeaway',
  'available_delivery_express',
  'available_delivery_takeaway',
  'available_express_takeaway',
  'available_nowhere',
] as const;
export type AvailabilityText = (typeof AVAILABILITY_TEXTS)[number];

/** The services of a product, where those are fewer than the venue's; null where it is offered for all. */
export function availabilityText(
  product: Pick<Product, 'unavailableServices'>,
  services: Pick<MenuServices, 'offered'>,
): AvailabilityText | null {
  const had = servicesOf(product, services);
  if (had.length > 0 && had.length === services.offered.length) return null;
  return AVAILABILITY_TEXTS.find((text) => text === `available_${had.join('_')}`) ?? 'available_nowhere';
}
