import { isServiceName, type ServiceName } from '@/lib/site/site';
import { isFlag, isText, orNull, readShape, recordOf } from '@/lib/storage/shape';
import { LONGEST_COMMENT, LONGEST_NAME } from '@/lib/orders/order-fields';

/*
 * What the diner has typed at the checkout, kept in session storage so that it survives a reload and the sign-in.
 * Consents are not kept beyond the visit, and an unreadable value is dropped.
 */

const STORAGE_KEY = 'checkout';

export interface CheckoutDraft {
  version: 2;
  /** How the order is to be had; null = not chosen here. */
  service: ServiceName | null;
  /** Chosen way to deliver; null = the first offered. */
  tariffId: string | null;
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
  version: (value): value is 2 => value === 2,
  service: orNull(isServiceName),
  tariffId: orNull(isText),
  name: isTextUpTo(LONGEST_NAME),
  comment: isTextUpTo(LONGEST_COMMENT),
  wantedAt: orNull(isText),
  hasConsented: isFlag,
});

export const EMPTY_DRAFT: CheckoutDraft = {
  version: 2,
  service: null,
  tariffId: null,
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
