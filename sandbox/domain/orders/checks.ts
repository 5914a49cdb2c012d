import { addMinutes, DAY_MS } from '../../kernel/clock';
import type { OrderKind } from '../../database/schema';
import { checkReturnUrls } from '../payments/payments';
import { Refusal } from '../../kernel/refusal';
import type { Settings } from '../../kernel/settings';
import { isOpenAt } from '../venues/hours';
import { hoursOf, type FullVenue } from '../venues/venues';
import type { OrderInput } from './order-input';
import type { CheckedPosition } from './positions';

const MAX_ORDER_DAYS_AHEAD = 7;

/** Minutes until such a basket is ready: its slowest dish, and a little more for each further piece. */
export function basketMinutes(cooked: readonly { minutes: number; count: number }[]): number {
  const slowest = Math.max(0, ...cooked.map(({ minutes }) => minutes));
  const pieces = cooked.reduce((sum, { count }) => sum + count, 0);
  return slowest === 0 ? 5 : slowest + Math.min(15, Math.max(0, pieces - 1) * 2);
}

/** Opening hours and the wanted time. */
export function checkTime(venue: FullVenue, body: OrderInput, now: Date, cookingMinutes: number): void {
  const wanted = body.time ?? null;
  if (wanted && (wanted < now || wanted.getTime() - now.getTime() > MAX_ORDER_DAYS_AHEAD * DAY_MS)) {
    throw new Refusal('time_unavailable');
  }
  if (!isOpenAt(hoursOf(venue), wanted ?? now)) throw new Refusal('venue_closed');
  if (wanted && wanted < addMinutes(now, cookingMinutes)) throw new Refusal('time_unavailable');
}

/** Whether the venue takes the payment for such orders. */
export function takesPayment(
  { venue }: FullVenue,
  kind: OrderKind,
  type: OrderInput['payment_type'],
): boolean {
  switch (type) {
    case 'cash':
      return venue.isCashEnabled && kind !== 'micromarket';
    case 'kaspi':
      return venue.isKaspiEnabled && !venue.isOnlineDisabled;
    case 'online':
      return !venue.isOnlineDisabled;
  }
}

/** Consent, age, payment type and return addresses. */
export function checkTerms(
  venue: FullVenue,
  kind: OrderKind,
  body: OrderInput,
  { checked, settings }: { checked: readonly CheckedPosition[]; settings: Settings },
): void {
  if (!body.personal_data_consent) throw new Refusal('consent_required');
  const isRestricted = checked.some(({ product }) => product?.ageRestriction != null);
  if (isRestricted && !body.age_confirmed) throw new Refusal('age_confirmation_required');
  if (!takesPayment(venue, kind, body.payment_type)) throw new Refusal('payment_type_unavailable');
  const { success_url: success, failure_url: failure } = body;
  if (body.payment_type !== 'cash' && success !== undefined && failure !== undefined) {
    checkReturnUrls(settings, { success, failure });
  }
}
