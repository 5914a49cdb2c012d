import { FAR_TOWN_METERS, metersBetween, nearestTown, type Coordinates } from './distance';
import type { TownChoice, TownChoices } from './town-choice';

/** Another town than the page's, or none with venues near the address. */
export type TownOfAddress = { kind: 'other'; town: TownChoice } | { kind: 'none' };

/** The town of an address that lies far from the page's town, measured as TOWN-16 does; null where it is near. */
export function townOfAddress(
  { towns, currentId }: Pick<TownChoices, 'towns' | 'currentId'>,
  address: Coordinates,
): TownOfAddress | null {
  const isNear = (town: TownChoice | undefined) =>
    town !== undefined && metersBetween(town.coordinates, address) <= FAR_TOWN_METERS;
  if (isNear(towns.find(({ id }) => id === currentId))) return null;
  const nearest = nearestTown(towns, address);
  return nearest && isNear(nearest) ? { kind: 'other', town: nearest } : { kind: 'none' };
}
