/*
 * What stays on the device when its diner leaves: the settings of the device itself. Everything else that the app has
 * stored belongs to whoever was here: cart, addresses, searches, drafts, answers.
 */

/** Language, release, platform (I18N-07, SITE-24, SITE-27); whether the town was chosen by hand. */
const OF_THE_DEVICE = new Set(['lang', 'version', 'platform', 'deviceId', 'townPickerDisabled']);

function clear(storage: () => Storage, keeps: (key: string) => boolean): void {
  try {
    const held = storage();
    for (const key of Object.keys(held)) if (!keeps(key)) held.removeItem(key);
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** Clears what the leaving diner has stored in this browser. */
export function clearStoredData(): void {
  clear(
    () => localStorage,
    (key) => OF_THE_DEVICE.has(key),
  );
  clear(
    () => sessionStorage,
    () => false,
  );
}

/** Sent again by themselves, so they must be of who is signed in. */
const INTENTS = ['orderIntents', 'billIntents'];
const DINER_KEY = 'dinerId';

/** Keeps who is signed in here. Another diner than last time finds no intents of that one: they would be sent as theirs. */
export function keepDiner(dinerId: number): void {
  try {
    const last = localStorage.getItem(DINER_KEY);
    if (last !== null && last !== String(dinerId)) for (const key of INTENTS) localStorage.removeItem(key);
    localStorage.setItem(DINER_KEY, String(dinerId));
  } catch {
    // Forbidden storage holds no intents.
  }
}
