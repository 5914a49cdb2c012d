import { INTENT_LIFE_MS } from '@/lib/core/intents/intent-store';
import { deleteFromDisk, readFromDisk, writeToDisk } from '@/lib/core/storage/disk-record';
import { isRecord, isText, isWhole, readShape, recordOf } from '@/lib/core/storage/shape';
import { bindTabletSession, isTabletSession, saveTabletSession } from '@/lib/kiosk-session/tablet-session';
import type { StoredTabletSession } from '@/lib/kiosk-session/tablet-session';
import type { OrderRequest } from '@/lib/orders/placing/order-request.schema';
import { deviceMs } from '@/lib/core/time/now';
import { orderIntents } from './order-intent';

// The press of a kiosk's guest, on the disk before it is sent: a tablet whose power goes right after it finds
// the press when it is started again, and repeats it by its key. It leaves the disk with the guest.

interface KioskPress {
  cartId: string;
  request: OrderRequest;
  session: StoredTabletSession;
  /** Milliseconds since the epoch. */
  pressedAt: number;
}

const isKioskPress = recordOf<KioskPress>({
  cartId: isText,
  // Sent again as it is; our server checks every member of it.
  request: (value): value is OrderRequest =>
    isRecord(value) && isText(value.type) && Array.isArray(value.lines),
  session: (value): value is StoredTabletSession => isRecord(value) && isTabletSession(value),
  pressedAt: isWhole,
});

/** Binds the session to the press, and resolves once the disk has both. */
export async function recordKioskPress(cartId: string, request: OrderRequest): Promise<void> {
  const session = bindTabletSession(cartId);
  if (session) await writeToDisk('kioskPress', { cartId, request, session, pressedAt: deviceMs() });
}

/** Nothing was made of the press: it is not to be repeated. */
export const forgetKioskPress = (): void => void deleteFromDisk('kioskPress');

/** Restores a guest's press after the tablet stopped, unless finished. @returns whether to resume it */
export async function takeUpKioskPress(): Promise<boolean> {
  const press = readShape((await readFromDisk('kioskPress')) ?? '', isKioskPress);
  if (!press || deviceMs() - press.pressedAt >= INTENT_LIFE_MS) return false;
  const { cartId, request, session } = press;
  const intent = orderIntents.findStored(cartId);
  // The page itself resumes one whose order has not been shown.
  if (intent && !intent.isShown) return false;
  saveTabletSession(session);
  if (intent) orderIntents.update(({ key }) => key === intent.key, { isShown: false });
  else orderIntents.begin(cartId, request);
  return true;
}
