import { z } from 'zod/mini';
import { LONGEST_COMMENT, LONGEST_NAME } from '@/lib/orders/orders';

/*
 * What the diner has typed at the checkout, kept in session storage so that it survives a reload and the sign-in.
 * Consents are not kept beyond the visit, and an unreadable value is dropped.
 */

const STORAGE_KEY = 'checkout';

const draftSchema = z.object({
  version: z.literal(1),
  name: z.string().check(z.maxLength(LONGEST_NAME)),
  comment: z.string().check(z.maxLength(LONGEST_COMMENT)),
  /** ISO instant, or null for as soon as possible. */
  wantedAt: z.nullable(z.string()),
  hasConsented: z.boolean(),
  isAgeConfirmed: z.boolean(),
});
export type CheckoutDraft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: CheckoutDraft = {
  version: 1,
  name: '',
  comment: '',
  wantedAt: null,
  hasConsented: false,
  isAgeConfirmed: false,
};

/** Reads what was stored; anything else is an empty draft. */
export function parseDraft(stored: string | null): CheckoutDraft {
  if (stored === null) return EMPTY_DRAFT;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

export function loadDraft(): CheckoutDraft {
  try {
    return parseDraft(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    return EMPTY_DRAFT;
  }
}

export function saveDraft(draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage can be forbidden; the draft then lives as long as the page.
  }
}
