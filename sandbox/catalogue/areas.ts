import { z } from 'zod';
import { inOneCell, namedOne, readTable } from '../data/read-data';
import type { Text } from '../data/text';
import type { Point } from '../kernel/distance';
import { pointCell } from './point-cell';
import { TOWNS } from './towns';

const KINDS = ['park', 'lake', 'sea', 'river'] as const;

/** A park or water of a town. */
export interface Area {
  townId: number;
  kind: (typeof KINDS)[number];
  name: Text;
  /** Of a river: how wide it is. */
  widthMeters: number;
  /** The corners of its shore or fence; of a river, its way. */
  line: readonly [Point, Point, Point, ...Point[]];
}

/** A row of `data/geo/areas.tsv`; `name` is in the language of its country. */
export const areaSchema = z
  .strictObject({
    town: namedOne('town', Object.fromEntries(TOWNS.map((town) => [town.translitName, town]))),
    kind: z.enum(KINDS),
    name: z.string(),
    ru: z.string(),
    en: z.string(),
    widthMeters: z.coerce.number().positive().optional(),
    line: inOneCell(z.tuple([pointCell, pointCell, pointCell], pointCell)),
  })
  .refine(({ kind, widthMeters }) => (kind === 'river') === (widthMeters !== undefined), {
    error: 'must be there for a river, and for nothing else',
    path: ['widthMeters'],
  })
  .transform(({ town, kind, name, ru, en, widthMeters = 0, line }): Area => ({
    townId: town.id,
    kind,
    name: { [town.country === 'kz' ? 'kk' : 'ka']: name, ru, en },
    widthMeters,
    line,
  }));

/** Parks and waters of the towns. */
export const AREAS: readonly Area[] = readTable('geo/areas.tsv', areaSchema);
