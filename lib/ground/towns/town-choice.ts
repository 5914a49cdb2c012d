import { z } from 'zod/mini';
import { paths } from '@/lib/core/paths/paths';

/** A town as the diner chooses it. */
export const townChoiceSchema = z.object({
  id: z.int(),
  /** In the page's language. */
  name: z.string(),
  /** Its name in addresses. */
  translitName: z.string(),
  /** All its names, to search by. */
  names: z.array(z.string()),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
});
export type TownChoice = z.infer<typeof townChoiceSchema>;

const countryCode = z.enum(['kz', 'ge']);

/** The towns of a country, and the alternatives to them. */
export const townChoicesSchema = z.object({
  country: countryCode,
  /** The country named in town addresses; null for the origin's own, and from an earlier release. */
  addressCountry: z._default(z.nullable(countryCode), null),
  /** The country itself and those to change to; one where a configuration keeps the diner in its towns. */
  countries: z.array(countryCode),
  /** The town that the page shows; 0 for none. */
  currentId: z.int(),
  towns: z.array(townChoiceSchema),
});
export type TownChoices = z.infer<typeof townChoicesSchema>;

/** Pages that show another town at the same address; other pages do not depend on it. */
const PAGES_OF_A_TOWN: readonly string[] = [paths.home(), paths.venues(), paths.brands(), paths.map()];

/** The address that shows a town: of the current page where that depends on the town, else of Home. */
export function townAddress(
  translitName: string,
  country: TownChoices['addressCountry'],
  openPath = paths.home(),
): string {
  return paths.inTown(PAGES_OF_A_TOWN.includes(openPath) ? openPath : paths.home(), translitName, country);
}
