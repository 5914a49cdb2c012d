import { z } from 'zod';
import { TOWNS } from './towns';
import { inOneCell, namedOne, readTable } from '../data/read-data';
import { pointCell } from './point-cell';
import type { Street } from './street';
import { KINDS } from './street-kinds';

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
    line: inOneCell(z.tuple([pointCell, pointCell], pointCell)),
  })
  .transform(({ town, kind, name, ru, en, lastHouse, line }) => {
    const own = town.country === 'kz' ? 'kk' : 'ka';
    const { patterns, isMain } = kind;
    const names = { [own]: put(patterns[own], name), en: put(patterns.en, en) };
    const street: Street = {
      name: { ...names, ru: put(patterns.ru, ru), en: names.en },
      shortName: { ...names, ru: put(patterns.ruShort, ru), en: names.en },
      isMain,
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

/** The streets of a town, the best known first; none of a town that has none. */
export function knownStreetsOf(townId: number): readonly Street[] {
  return STREETS.get(townId) ?? [];
}

/** The streets of a town of ours, the best known first. */
export function streetsOf(townId: number): Streets {
  const streets = STREETS.get(townId);
  if (!streets) throw new Error(`Town ${townId} has no streets`);
  return streets;
}
