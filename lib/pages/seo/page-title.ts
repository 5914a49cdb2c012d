const SEPARATOR = ' · ';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A page's title from narrow to wide, default last, without repeats (NAV-40, NAV-41). */
export function pageTitle(screen: readonly (string | undefined)[], defaultTitle: string): string {
  const parts = [...screen, defaultTitle]
    .flatMap((part) => part?.split(SEPARATOR) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts
    .filter((part, index) => parts.findIndex((earlier) => isSame(earlier, part)) === index)
    .join(SEPARATOR);
}
