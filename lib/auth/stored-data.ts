/*
 * What stays on the device when its diner leaves: the settings of the device itself. Everything else that the app has
 * stored belongs to whoever was here: cart, addresses, searches, drafts, answers.
 */

/** Language, release, platform (spec §3 Stored client settings); whether the town was chosen by hand. */
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
