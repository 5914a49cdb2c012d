/** Stored client settings of the browser (SITE-24 to SITE-27): mirrors of what the server knows, for the diner's own device. */
export const PLATFORMS = ['web', 'ios', 'android'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Holds a chosen language until the platform knows it: a guest's waits for the sign-in (PROF-18). */
const CHOSEN_KEY = 'languageChoice';

/** The platform that a value names; anything but web, ios and android is not accepted (SITE-24, SITE-25). */
export function parsePlatform(value: unknown): Platform | null {
  return PLATFORMS.find((platform) => platform === value) ?? null;
}

/**
 * Keeps `lang`, `version` and `platform` in the storage. A platform that was stored and is accepted stays; without one
 * this is the web. Another language than before is a choice of the diner, kept until the platform knows it.
 * @returns whether the platform is still to learn the language
 */
export function keepClientSettings(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  settings: { language: string; version: string },
): boolean {
  const before = storage.getItem('lang');
  storage.setItem('lang', settings.language);
  storage.setItem('version', settings.version);
  storage.setItem('platform', parsePlatform(storage.getItem('platform')) ?? 'web');
  if (before !== null && before !== settings.language) storage.setItem(CHOSEN_KEY, settings.language);
  return storage.getItem(CHOSEN_KEY) !== null;
}

/** The platform knows the language that was chosen. */
export function forgetLanguageChoice(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(CHOSEN_KEY);
}
