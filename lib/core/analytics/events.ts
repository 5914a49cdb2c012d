import { z } from 'zod/mini';
import { TEXT_CAP } from './captured-text';
import { PAGE_NAME } from './page-name';

// All analytics events with their properties, none personal: no name, phone, address, position or order number.
// Others never leave the browser or our server. Browsers import types only; the server checks by schema.

const id = z.int().check(z.positive());
const count = z.int().check(z.minimum(0), z.maximum(10_000));
/** Address of a page with a star for each part that has a digit. */
const page = z.string().check(z.regex(PAGE_NAME));

export const EVENTS = {
  /** A page is shown, also by a link inside the app. */
  page_viewed: z.object({ page }),
  /** A search is submitted by Enter, or an entry of the history or of the autocomplete is picked (SRCH-22). */
  search_submitted: z.object({
    by: z.enum(['enter', 'history', 'autocomplete']),
    /** Without texts that may hold a number of a person. */
    text: z.optional(z.string().check(z.maxLength(TEXT_CAP))),
    isInMenu: z.boolean(),
  }),
  /** The sheet of a product opens. */
  product_opened: z.object({ venueId: id, productId: id }),
  /** A line is added to the cart. */
  line_added: z.object({ venueId: id, productId: id, count }),
  /** The question about the age is answered or closed. */
  age_gate_closed: z.object({ age: count, answer: z.enum(['yes', 'no', 'closed']) }),
  /** The cart shows with something in it. */
  checkout_opened: z.object({ venueId: id, lines: count }),
  /** The platform has made the order, by a press or its repetition. */
  order_placed: z.object({
    venueId: id,
    kind: z.enum(['takeaway', 'express', 'delivery', 'micromarket', 'vendorDelivery']),
    lines: count,
    isPaidOnline: z.boolean(),
  }),
  /** The page after the payment shows what has come of it. */
  payment_outcome: z.object({
    outcome: z.enum(['paid', 'pending', 'failed', 'cash', 'canceled', 'unknown']),
  }),
  /** One of the web vitals of a page, when the page is left; milliseconds, CLS in thousandths. */
  page_measured: z.object({
    page,
    measure: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
    value: z.int().check(z.minimum(0), z.maximum(600_000)),
  }),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventProperties<Name extends EventName> = z.infer<(typeof EVENTS)[Name]>;
