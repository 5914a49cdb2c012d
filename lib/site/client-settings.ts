/** Stored client settings of the browser (spec §3): mirrors of what the server knows, for the diner's own device. */
export const PLATFORMS = ['web', 'ios', 'android'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The platform that a value names; anything but web, ios and android is not accepted (spec §5). */
export function parsePlatform(value: unknown): Platform | null {
  return PLATFORMS.find((platform) => platform === value) ?? null;
}

/**
 * Keeps `lang`, `version` and `platform` in the storage. A platform that was stored and is accepted stays; without one
 * this is the web.
 * @returns whether the diner reads another language than before
 */
export function keepClientSettings(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  settings: { language: string; version: string },
): boolean {
  const before = storage.getItem('lang');
  storage.setItem('lang', settings.language);
  storage.setItem('version', settings.version);
  storage.setItem('platform', parsePlatform(storage.getItem('platform')) ?? 'web');
  return before !== null && before !== settings.language;
}
