/** Where the worker caches what belongs to one sign-in: pages and answers of one diner. The number grows with the form of what is cached. */
export const OWN_CACHE = 'offline-own-1';

/** Deletes all that the worker has cached, of a diner and of everybody. Never fails. */
export async function deleteAllCaches(): Promise<void> {
  try {
    const names = (await globalThis.caches?.keys()) ?? [];
    await Promise.all(names.map((name) => globalThis.caches.delete(name)));
  } catch {
    // Storage is forbidden: then nothing is cached either.
  }
}

/** Deletes a diner's cached pages. Never fails: leftovers belong to another sign-in and are not shown. */
export async function deleteOwnCache(): Promise<void> {
  try {
    await globalThis.caches?.delete(OWN_CACHE);
  } catch {
    // Storage is forbidden: then nothing is cached either.
  }
}
