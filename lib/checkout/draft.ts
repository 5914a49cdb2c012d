import { isFlag, isText, orNull, readShape, recordOf } from '@/lib/storage/shape';
import { LONGEST_COMMENT, LONGEST_NAME } from '@/lib/orders/order-fields';

/*
 * What the diner has typed at the checkout, kept in session storage so that it survives a reload and the sign-in.
 * Consents are not kept beyond the visit, and an unreadable value is dropped.
 */

const STORAGE_KEY = 'checkout';

export interface CheckoutDraft {
  version: 1;
  name: string;
  comment: string;
  /** ISO instant, or null for as soon as possible. */
  wantedAt: string | null;
  hasConsented: boolean;
}

const isTextUpTo =
  (longest: number) =>
  (value: unknown): value is string =>
    isText(value) && value.length <= longest;

const isDraft = recordOf<CheckoutDraft>({
  version: (value): value is 1 => value === 1,
  name: isTextUpTo(LONGEST_NAME),
  comment: isTextUpTo(LONGEST_COMMENT),
  wantedAt: orNull(isText),
  hasConsented: isFlag,
});

export const EMPTY_DRAFT: CheckoutDraft = {
  version: 1,
  name: '',
  comment: '',
  wantedAt: null,
  hasConsented: false,
};

/** Reads what was stored; anything else is an empty draft. */
export function parseDraft(stored: string | null): CheckoutDraft {
  return (stored === null ? null : readShape(stored, isDraft)) ?? EMPTY_DRAFT;
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
