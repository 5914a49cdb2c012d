import { z } from 'zod/mini';
import type { ListFilters } from './venue-filters';

/** The text of a venue's badge from a moment on. */
const phaseSchema = z.object({
  fromMs: z.number(),
  text: z.string(),
  tone: z.enum(['ok', 'warn', 'soft']),
  state: z.enum(['open', 'closingSoon', 'closed']),
});
export type OpenBadgePhase = z.infer<typeof phaseSchema>;

/** When one has the food: ready at the venue, or at the door where it is delivered. */
const timeSchema = z.object({ text: z.string(), at: z.enum(['venue', 'door']) });

/** The terms of a venue that are the same for all diners. */
export const cardFactsSchema = z.object({
  /** Absent where it is not known. */
  time: z.optional(timeSchema),
  /** The largest reduction of a price now; absent without any. */
  discount: z.optional(z.string()),
  /** Price of a delivery that is the same for all addresses: empty where it depends on them. Absent for other services. */
  terms: z.optional(z.array(z.string())),
  /** The sum that makes the delivery cheaper. */
  offer: z.optional(z.string()),
  /** From and to which sum it can be ordered; a card leaves that to the venue's own page. */
  bounds: z.optional(z.string()),
});
export type CardFacts = z.infer<typeof cardFactsSchema>;

/** The state of a card for the time by which the food is wanted. */
const cardByTimeSchema = z.object({
  /** Until when it can be ordered, or why it cannot be had; empty where that is not known. */
  phases: z.array(phaseSchema),
  /** The moment that an order may name, an ISO instant; null where it may not. */
  wantedAt: z.nullable(z.string()),
});
export type CardByTime = z.infer<typeof cardByTimeSchema>;

/** A venue as a card of a list shows it: what the page's HTML and an answer to the browser carry, and no more. */
export const venueCardSchema = z.extend(cardFactsSchema, {
  id: z.int(),
  name: z.string(),
  address: z.string(),
  /** From the diner; null without a position. */
  distanceMeters: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  imageUrl: z.nullable(z.string()),
  phases: z.array(phaseSchema),
  /** Absent in a list without a wanted time. */
  by: z.optional(cardByTimeSchema),
});
export type VenueCardData = z.infer<typeof venueCardSchema>;

/** One page of a list as the browser gets it. */
export const venuePageSchema = z.object({
  venues: z.array(venueCardSchema),
  page: z.int(),
  lastPage: z.int(),
  total: z.int(),
  /** The moment at which venues are open or closed in the order of a list, Unix ms: its later pages send it. */
  atMs: z.optional(z.int()),
  /** The notice above a list for a wanted time: it has passed, or no venue can make it. */
  byNote: z.optional(z.object({ text: z.string(), hasPassed: z.boolean() })),
});
export type VenueCardPage = z.infer<typeof venuePageSchema>;

/** Which page of which list the HTML shows; its cards are only there. */
export type DrawnPage = Omit<VenueCardPage, 'venues'> & { filters: ListFilters };

/** @returns whether nothing can be ordered at that time, by the badge. */
export function isClosedAt({ phases }: Pick<VenueCardData, 'phases'>, nowMs: number): boolean {
  return (phases.findLast(({ fromMs }) => fromMs <= nowMs) ?? phases[0])?.state === 'closed';
}

/** Open venues before closed ones, each in the order they came: a diner looks for where one can order now. */
export function openFirst(cards: readonly VenueCardData[], nowMs: number): VenueCardData[] {
  const isClosed = (card: VenueCardData) => isClosedAt(card, nowMs);
  return [...cards.filter((card) => !isClosed(card)), ...cards.filter(isClosed)];
}
