import { storedText } from '@/lib/core/storage/stored';
import { COOKIES } from './cookies';
import { hasCookieHere, hasCookieNamedHere } from './cookies-here';

/** Stored client settings of the browser (SITE-24 to SITE-27): mirrors of what the server knows, for the diner's own device. */
export const PLATFORMS = ['web', 'ios', 'android'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Holds a chosen language until it is stored at the platform: a guest's waits for the sign-in (PROF-18). */
const choice = storedText({ area: 'local', key: 'languageChoice' });

const lang = storedText({ area: 'local', key: 'lang' });
const release = storedText({ area: 'local', key: 'version' });
const platform = storedText({ area: 'local', key: 'platform' });

/** The platform that a value names; anything but web, ios and android is not accepted (SITE-24, SITE-25). */
export function parsePlatform(value: unknown): Platform | null {
  return PLATFORMS.find((known) => known === value) ?? null;
}

/**
 * Stores `lang`, `version`, `platform`. A stored platform that is valid stays; the default is the web.
 * @returns true if a newly chosen language must be sent to the platform
 */
export function saveClientSettings(settings: { language: string; version: string }): boolean {
  const before = lang.read();
  const isChosen = hasCookieHere(COOKIES.language, settings.language);
  // Where the country of a page lacks the chosen language, the page is in its own and the choice stands.
  if (isChosen || !hasCookieNamedHere(COOKIES.language)) lang.write(settings.language);
  release.write(settings.version);
  platform.write(parsePlatform(platform.read()) ?? 'web');
  if (isChosen && before !== null && before !== settings.language) choice.write(settings.language);
  return choice.read() !== null;
}

/** The chosen language is stored at the platform. */
export function forgetLanguageChoice(): void {
  choice.write(null);
}
