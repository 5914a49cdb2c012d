import { clearStoredData } from '@/lib/ground/auth/stored-data';
import { queryClient } from '@/lib/core/bff/query-client';
import { dispatchCart } from '@/lib/cart/cart-store';
import { saveVisit } from '@/lib/ground/ordering/visit';
import { isFlag, isOneOf, isTextUpTo, recordOf } from '@/lib/core/storage/shape';
import { deleteFromDisk } from '@/lib/core/storage/disk-record';
import { stored } from '@/lib/core/storage/stored';
import { recordActivity } from './activity';
import { MAX_KIOSK_NAME_LENGTH } from '@/lib/orders/placing/kiosk-name';

// The guest of a kiosk: from the choice of where to eat until the order's number has been read, or until nobody is
// there any more. All that is a guest's own lives in this tab's session storage and goes with the guest (KIOSK-07).

/** Where an order is eaten: here, in the restaurant, or taken away (KIOSK-01). */
export const KIOSK_SERVICES = ['express', 'takeaway'] as const;
export type KioskService = (typeof KIOSK_SERVICES)[number];

/** Digits of the marker that a guest takes to the table. */
export const MAX_MARKER_LENGTH = 3;

/** A guest's step: the menu, the order, the payment. */
export const KIOSK_STEPS = ['menu', 'review', 'pay'] as const;
export type KioskStep = (typeof KIOSK_STEPS)[number];

export interface KioskGuest {
  service: KioskService;
  step: KioskStep;
  /** Called out when the order is ready; may be empty. */
  name: string;
  /** Number of the marker on the table; empty without one. */
  marker: string;
  /** Something was offered along with the order, which happens once. */
  hasSeenOffers: boolean;
}

const guest = stored<KioskGuest | null>({
  area: 'session',
  key: 'kioskGuest',
  shape: recordOf<KioskGuest>({
    service: isOneOf(...KIOSK_SERVICES),
    step: isOneOf(...KIOSK_STEPS),
    name: isTextUpTo(MAX_KIOSK_NAME_LENGTH),
    marker: isTextUpTo(MAX_MARKER_LENGTH),
    hasSeenOffers: isFlag,
  }),
  empty: null,
});

export const readGuest = guest.read;
export const subscribeGuest = guest.subscribe;

/** A guest who has just chosen where to eat. */
export const newGuest = (service: KioskService): KioskGuest => ({
  service,
  step: 'menu',
  name: '',
  marker: '',
  hasSeenOffers: false,
});

/** A guest has chosen where to eat. */
export function beginGuest(venueId: number, service: KioskService): void {
  // The visit names its source to the platform, and keeps the tab in the kiosk (KIOSK-08).
  saveVisit(venueId, new URLSearchParams({ source: 'TABLET' }));
  recordActivity();
  guest.write(newGuest(service));
}

/** Changes what is known of the guest; nothing where there is none. */
export function changeGuest(part: Partial<KioskGuest>): void {
  const current = guest.read();
  if (current) guest.write({ ...current, ...part });
}

/** Ends the guest: cart, name, session, answers and all that this browser has stored but the tablet's own settings. */
export async function endGuest(): Promise<void> {
  dispatchCart({ type: 'cleared' });
  queryClient().clear();
  await Promise.all([clearStoredData(), deleteFromDisk('kioskPress')]);
}
