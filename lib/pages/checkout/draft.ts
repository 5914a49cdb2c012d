import { MAX_LENGTHS } from '@/lib/ground/addresses/address';
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH, MAX_TABLE_LENGTH } from '@/lib/ground/ordering/limits';
import type { GivenConsent } from '@/lib/legal/given-consent';
import { PAYMENT_TYPES, type PaymentType } from '@/lib/ground/ordering/payment-types';
import { MAX_CODE_LENGTH } from '@/lib/ground/ordering/promo-code';
import { BONUS_ACCOUNTS, type BonusAccount } from '@/lib/rewards/balance';
import { isServiceName, type ServiceName } from '@/lib/core/site/service-names';
import {
  isFlag,
  isInstant,
  isOneOf,
  isText,
  isTextUpTo,
  isWhole,
  orAbsent,
  orNull,
  recordOf,
} from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';

// The values that the diner has typed at the checkout, in session storage so that they survive a reload and the sign-in.
// An unreadable value is dropped.

export interface CheckoutDraft {
  version: 5;
  /** The service of the order; null = not chosen here. */
  service: ServiceName | null;
  /** Chosen way to deliver; null = the first offered. */
  tariffId: string | null;
  name: string;
  comment: string;
  /** ISO instant, or null for as soon as possible. */
  wantedAt: string | null;
  /** Number of the table as typed; null = as the scanned code says. */
  tableNumber: string | null;
  /** null = what the address says. */
  courierComment: string | null;
  /** null = not chosen: the first that the venue takes. */
  payment: PaymentType | null;
  promoCode: string | null;
  /** Wanted to spend, minor units; as many as may be are taken. */
  bonusesMinor: number;
  /** null = not chosen: the brand's own where there is one. */
  bonusAccount: BonusAccount | null;
  /** The texts that both consents are to (`consentTexts`); null = none was touched. */
  consentsTo: string | null;
  /** When the needed consent was given, an ISO instant; null = not given. */
  consentedAt: string | null;
  acceptsMarketing: boolean;
  /** The venue that comment, time, table and bonuses are for; absent = any. */
  venueId?: number;
  /** The scanned table that the typed one is in place of, null = none; absent = any. */
  tableInPlaceOf?: number | null;
  /** The door that the comment for the courier is for (`doorOf`); absent = any. */
  courierDoor?: string;
}

const isDraft = recordOf<CheckoutDraft>({
  version: isOneOf(5),
  service: orNull(isServiceName),
  tariffId: orNull(isText),
  name: isTextUpTo(MAX_NAME_LENGTH),
  comment: isTextUpTo(MAX_COMMENT_LENGTH),
  wantedAt: orNull(isText),
  tableNumber: orNull(isTextUpTo(MAX_TABLE_LENGTH)),
  courierComment: orNull(isTextUpTo(MAX_LENGTHS.comment)),
  payment: orNull(isOneOf(...PAYMENT_TYPES)),
  promoCode: orNull(isTextUpTo(MAX_CODE_LENGTH)),
  bonusesMinor: isWhole,
  bonusAccount: orNull(isOneOf(...BONUS_ACCOUNTS)),
  consentsTo: orNull(isText),
  consentedAt: orNull(isInstant),
  acceptsMarketing: isFlag,
  venueId: orAbsent(isWhole),
  tableInPlaceOf: orAbsent(orNull(isWhole)),
  courierDoor: orAbsent(isText),
});

export const EMPTY_DRAFT: CheckoutDraft = {
  version: 5,
  service: null,
  tariffId: null,
  name: '',
  comment: '',
  wantedAt: null,
  tableNumber: null,
  courierComment: null,
  payment: null,
  promoCode: null,
  bonusesMinor: 0,
  bonusAccount: null,
  consentsTo: null,
  consentedAt: null,
  acceptsMarketing: false,
};

const storedDraft = stored({ area: 'session', key: 'checkout', shape: isDraft, empty: EMPTY_DRAFT });

export const loadDraft = storedDraft.read;

/** Stores what was typed at the checkout; null forgets it. */
export function saveDraft(draft: CheckoutDraft | null): void {
  if (draft) storedDraft.write(draft);
  else storedDraft.forget();
}

/** The draft at a venue: what was typed for another one is not for its kitchen, and bonuses are spent where they were chosen. */
export function draftAt(draft: CheckoutDraft, venueId: number): CheckoutDraft {
  if (draft.venueId === undefined || draft.venueId === venueId) return draft;
  return {
    ...draft,
    comment: '',
    wantedAt: null,
    tableNumber: null,
    bonusesMinor: 0,
    bonusAccount: null,
  };
}

/** The draft with consents to these texts only. @param earlier holds until the diner changes it here */
export function draftUnder(
  draft: CheckoutDraft,
  texts: string,
  earlier: GivenConsent | null = null,
): CheckoutDraft {
  if (draft.consentsTo === texts) return draft;
  return {
    ...draft,
    consentsTo: texts,
    consentedAt: earlier?.givenAt ?? null,
    acceptsMarketing: earlier?.acceptsMarketing ?? false,
  };
}

/** Whether the order may be sent although its check failed: it chooses nothing that only a check can confirm. */
export const canGoUnchecked = ({ promoCode, bonusesMinor, payment }: CheckoutDraft): boolean =>
  promoCode === null && bonusesMinor === 0 && (payment ?? 'cash') === 'cash';

/** The bonuses to spend of an account, minor units; none where the amount was chosen from another one. */
export const bonusesFrom = (
  { bonusAccount, bonusesMinor }: CheckoutDraft,
  account: BonusAccount | undefined,
): number => (bonusAccount === null || bonusAccount === account ? bonusesMinor : 0);

/** A code from the gifts and coupons is tried in the cart. */
export function savePromoCode(promoCode: string): void {
  saveDraft({ ...loadDraft(), promoCode });
}
