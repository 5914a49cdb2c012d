import { z } from 'zod';
import { readTable } from '../data/read-data';
import { foodName } from './foods';

/** Dishes that everybody in Almaty and Tbilisi knows, each with its own drawing; without one: a plate and its name. */
export const BEST_KNOWN = readTable(
  'pictures/best-known.tsv',
  z.strictObject({ name: z.string(), body: foodName.optional() }),
);
