import { z } from 'zod';
import { namedOne, readYaml } from '../data/read-data';
import { everywhereSchema, textSchema } from '../data/text';
import type { Venue } from './model';
import { NOTICES } from './venue-notices';

/** The special cases of venues, whatever the day. */
const caseSchema = z.strictObject({
  notice: namedOne('notice', NOTICES).optional(),
  description: textSchema.optional(),
  servicePercentage: z.number().optional(),
  socialNetworks: z.enum(['all', 'hostile']).optional(),
  hidesGeneralBalance: z.boolean().optional(),
  isExcludedFromLinking: z.boolean().optional(),
});

const usualNoticeSchema = namedOne('notice', NOTICES);

const VENUES = readYaml(
  'venues.yaml',
  z.strictObject({
    descriptions: z.tuple([everywhereSchema], everywhereSchema),
    usualNotices: z.tuple([usualNoticeSchema], usualNoticeSchema),
    sharedHalls: z.array(z.tuple([z.int()], z.int())),
    cases: z.record(z.string(), caseSchema),
  }),
);

/** The descriptions of any venue, and the notices of a day. */
export const { descriptions: DESCRIPTIONS, usualNotices: USUAL_NOTICES } = VENUES;

export const caseOf = (venueId: number): z.output<typeof caseSchema> | undefined => VENUES.cases[venueId];

export type Links = Pick<Venue, 'linkedVenues' | 'mainVenueId' | 'isExcludedFromLinking'>;

/** How the venue is linked with others; `nameOf` gives a venue's name by its id. */
export function linksOf(venueId: number, nameOf: (venueId: number) => string): Links {
  const hall = VENUES.sharedHalls.find((venues) => venues.includes(venueId)) ?? ([venueId] as const);
  return {
    linkedVenues: hall.filter((id) => id !== venueId).map((id) => ({ id, name: nameOf(id) })),
    mainVenueId: hall[0],
    isExcludedFromLinking: caseOf(venueId)?.isExcludedFromLinking ?? false,
  };
}
