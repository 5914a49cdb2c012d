import { z } from 'zod';
import { readYaml } from '../data/read-data';

const pattern = z.string().regex(/^[^*]*\*[^*]*$/, { error: "must have one '*' for the street's own name" });

const kind = z
  .strictObject({ kk: pattern, ka: pattern, ru: pattern, ruShort: pattern, en: pattern, isMain: z.boolean() })
  .transform(({ isMain, ...patterns }) => ({ patterns, isMain }));

/** How a street of a kind is called; `*` = its own name. */
export const KINDS = readYaml('geo/street-kinds.yaml', z.record(z.string(), kind));
