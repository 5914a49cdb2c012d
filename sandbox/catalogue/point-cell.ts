import { z } from 'zod';
import type { Point } from '../kernel/distance';

/** A point in a cell of a table: latitude and longitude. */
export const pointCell = z
  .string()
  .regex(/^\d+(\.\d+)? \d+(\.\d+)?$/, { error: "must be latitude and longitude such as '43.2427 76.9567'" })
  .transform((place): Point => {
    const [latitude = 0, longitude = 0] = place.split(' ').map(Number);
    return { latitude, longitude };
  });
