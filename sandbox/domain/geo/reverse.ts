import type { Town } from '../../catalogue/model';
import { TOWNS } from '../../catalogue/towns';
import { distanceMeters, type Point } from '../../kernel/distance';
import type { Found } from './answers';
import { houseBeside } from './houses';
import { lanesIn } from './lanes';
import { nearestHouse } from './line';
import { streetsOf } from '../../catalogue/streets';

/** From its centre; no two towns are nearer to each other. */
const TOWN_RADIUS_METERS = 15_000;

/** A street that is farther away says nothing about where a point is. */
const FARTHEST_STREET_METERS = 3_000;

/** A street is wider than a lane: at a crossing a point is on the street. */
const STREET_HALF_WIDTH_METERS = 12;

/** The place at the point: a house, in a town's outskirts only the town; null outside of all towns. */
export function addressAt(point: Point): Found | null {
  const town = townAt(point);
  if (!town) return null;
  const streets = streetsOf(town.id).map((street) => {
    const { meters, house } = nearestHouse(street, point);
    return {
      street,
      meters: meters - STREET_HALF_WIDTH_METERS,
      house: () => houseBeside(street, house, point),
    };
  });
  const lanes = lanesIn(town.id).map((street) => {
    const { meters, house } = nearestHouse(street, point);
    return { street, meters, house: () => house };
  });
  const [nearest] = [...streets, ...lanes].sort((a, b) => a.meters - b.meters);
  if (!nearest || nearest.meters > FARTHEST_STREET_METERS) {
    return { town, street: null, building: '', place: point };
  }
  return { town, street: nearest.street, building: String(nearest.house()), place: point };
}

function townAt(point: Point): Town | null {
  const [nearest] = TOWNS.map((town) => ({ town, meters: distanceMeters(town, point) })).sort(
    (a, b) => a.meters - b.meters,
  );
  return nearest && nearest.meters <= TOWN_RADIUS_METERS ? nearest.town : null;
}
