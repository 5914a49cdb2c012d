import { billKinds } from './bills.mjs';
import { booking } from './booking.mjs';
import { kiosk } from './kiosk.mjs';
import { orderKinds } from './orders.mjs';
import { unlock } from './unlock.mjs';
import { waiterCall } from './waiter.mjs';

/**
 * The once-only presses, by name. Of each:
 * - `calls`: the platform's call, struck by the faults; `requests`: our own, counted; both by path; `ledger`: one of `LEDGERS`
 * - `intents`, `isOpen(intent, key)`, `isShown(intent, key)`: where its presses are stored, which are open, which the diner has seen made
 * - `isOfOneKey`: all presses have the run's key; `hasCart`: what is ordered leaves the tab; `isGuest`: without a sign-in
 * - `screen`, `worker` (its script, scope, and a page of it): where they are not a phone's and the web's
 * - `fill(page, run)`: what a tab begins with; `open`: leads to the button, returned once it can be pressed; `address`: where one comes back to
 * - `pressOn(button, count)`: how it is pressed, where a click does not; `pay(page, run)`: pays it, or leaves the payment page
 * - `readState(page, run)`: `confirmed`, `uncertain` (it sends the guest to the staff), `pressable`, else `pending`; takes the diner's next step
 */
export const KINDS = { ...orderKinds, ...billKinds, waiterCall, unlock, booking, kiosk };
