import { billKinds } from './bills.mjs';
import { booking } from './booking.mjs';
import { kiosk } from './kiosk.mjs';
import { orderKinds } from './orders.mjs';
import { unlock } from './unlock.mjs';
import { waiterCall } from './waiter.mjs';

/**
 * What is pressed once, by name. Of each:
 * - `calls`: the platform's call, struck by the faults; `requests`: our own, counted; both by path
 * - `intents`, `isOpen(intent, key)`: where its presses are stored, and which of them are still open
 * - `isShown(intent, key)`: where what was made is known to have been shown to the diner
 * - `isOfOneKey`: all presses, in all tabs, have the run's own key; `hasCart`: what is ordered leaves the tab; `isGuest`: nobody
 *   has signed in; `screen`: of another device than a phone; `worker`: the script and scope of the service worker of its pages, and
 *   such a page, where that is not the web's
 * - `fill(page, run)`: what a tab begins with; `open(page, run)`: leads to the button, which is returned once it can be pressed;
 *   `reopen(page, run)`: the diner comes back in a new tab; `pressOn(button, count)`: how it is pressed, where a click does not
 * - `readState(page, run)`: `confirmed` where the page says that it was done, `uncertain` where it sends the guest to the staff,
 *   `pressable` where it can be pressed, else `pending`; takes the step that a diner takes who wants to know
 * - `pay(page, run)`: pays it, or leaves the payment page
 * - `ledger(servers)`: all that the platform has of it: `id`, `key` (null where it has none), `isOf` (the key by another name),
 *   and the sums where it costs something
 * - `clear(servers, entry)`: makes room for the next run
 */
export const KINDS = { ...orderKinds, ...billKinds, waiterCall, unlock, booking, kiosk };
