const SEPARATOR = ' · ';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The title of a page: what the screen is called, from the narrowest name to the widest, and the default title at the
 * end; repeated and empty names are left out (NAV-40, NAV-41).
 */
export function pageTitle(screen: readonly (string | undefined)[], defaultTitle: string): string {
  const parts = [...screen, defaultTitle]
    .flatMap((part) => part?.split(SEPARATOR) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts
    .filter((part, index) => parts.findIndex((earlier) => isSame(earlier, part)) === index)
    .join(SEPARATOR);
}
