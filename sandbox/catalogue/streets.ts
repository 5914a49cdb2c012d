import { z } from 'zod';
import { TOWNS } from './towns';
import { inOneCell, namedOne, readTable } from '../data/read-data';
import type { Point } from '../kernel/distance';
import type { Street } from './street';
import { KINDS } from './street-kinds';

const point = z
  .string()
  .regex(/^\d+(\.\d+)? \d+(\.\d+)?$/, { error: "must be latitude and longitude such as '43.2427 76.9567'" })
  .transform((place): Point => {
    const [latitude = 0, longitude = 0] = place.split(' ').map(Number);
    return { latitude, longitude };
  });

const put = (pattern: string, name: string) => pattern.replace('*', () => name);

/** A row of `data/geo/streets.tsv`; `name` is in the language of its country. */
export const streetSchema = z
  .strictObject({
    town: namedOne('town', Object.fromEntries(TOWNS.map((town) => [town.translitName, town]))),
    kind: namedOne('kind of street', KINDS),
    name: z.string(),
    ru: z.string(),
    en: z.string(),
    lastHouse: z.coerce.number().pipe(z.int().positive()),
    line: inOneCell(z.tuple([point, point], point)),
  })
  .transform(({ town, kind, name, ru, en, lastHouse, line }) => {
    const own = town.country === 'kz' ? 'kk' : 'ka';
    const names = { [own]: put(kind[own], name), en: put(kind.en, en) };
    const street: Street = {
      name: { ...names, ru: put(kind.ru, ru), en: names.en },
      shortName: { ...names, ru: put(kind.ruShort, ru), en: names.en },
      lastHouse,
      line,
    };
    return { town, street };
  });

export type Streets = readonly [Street, ...Street[]];

/** Streets of the towns, by the town's id. */
const STREETS = new Map<number, [Street, ...Street[]]>();
for (const { town, street } of readTable('geo/streets.tsv', streetSchema)) {
  const known = STREETS.get(town.id);
  if (known) known.push(street);
  else STREETS.set(town.id, [street]);
}

/** The streets of a town of ours, the best known first. */
export function streetsOf(townId: number): Streets {
  const streets = STREETS.get(townId);
  if (!streets) throw new Error(`Town ${townId} has no streets`);
  return streets;
}
