import { deleteAnalyticsData } from '@/lib/core/analytics/consent';
import { LOCAL_KEYS, OWN_SESSION_KEYS } from '@/lib/core/storage/keys';
import {
  announceDinerLeft,
  clearTabOfLeftDiner,
  storedDinerId,
  storedDinerIdOfTab,
} from '@/lib/core/storage/diner-left';
import { deleteAllFromDisk } from '@/lib/core/storage/disk-record';
import { deleteAllCaches, deleteOwnCache } from '@/lib/core/storage/own-cache';
import { removeStored } from '@/lib/core/storage/stored';

const ownerOf: Partial<Record<string, string>> = LOCAL_KEYS;

/** Clears the diner's stored data in this browser, including carts of other tabs when they next read them. */
export function clearStoredData(): Promise<void> {
  removeStored('local', (key) => ownerOf[key] !== 'device');
  deleteAnalyticsData();
  removeStored('session', () => true);
  announceDinerLeft();
  return deleteOwnCache();
}

/** The workers go too: they would cache the next page. A browser that has none, or refuses, has nothing to remove. */
async function removeWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister().catch(() => false)));
}

/** Clears everything that this app has stored in this browser, settings of the device included (PROF-23). Never fails. */
export async function clearDevice(): Promise<void> {
  removeStored('local', () => true);
  deleteAnalyticsData();
  removeStored('session', () => true);
  await removeWorkers();
  announceDinerLeft();
  await Promise.all([deleteAllCaches(), deleteAllFromDisk()]);
}

const knownDiners = () => [storedDinerId.read(), storedDinerIdOfTab.read()].filter((known) => known !== null);

/** Records the diner here. Another diner than before finds none of that one's data except a cart. */
export function forgetOtherDiner(dinerId: number): void {
  const isOther = knownDiners().some((known) => known !== String(dinerId));
  clearTabOfLeftDiner();
  if (isOther) {
    void deleteOwnCache();
    removeStored('local', (key) => ownerOf[key] === 'diner' || ownerOf[key] === 'intents');
    deleteAnalyticsData();
    removeStored('session', (key) => OWN_SESSION_KEYS.some((own) => own === key));
  }
  // Where this browser forgets the diner with the page, the tab must too: it would take them for one who has left.
  if (storedDinerId.write(String(dinerId))) storedDinerIdOfTab.write(String(dinerId));
  // Values that this page has read before are in its fields.
  if (isOther) window.location.reload();
}

/** Whether a diner has signed in here before, and not out: their sign-in may come back without a code. */
export const hasKnownDiner = (): boolean => knownDiners().length > 0;
