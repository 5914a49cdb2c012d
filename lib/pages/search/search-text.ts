/** Longest text that the platform searches for (contract call autocomplete). */
export const SEARCH_TEXT_MAX = 100;

/** The searched part of a typed text: without spaces around it (SRCH-16), and no longer than the platform takes. */
export function searchText(typed: string): string {
  const cut = typed.trim().slice(0, SEARCH_TEXT_MAX).trim();
  // Half a surrogate pair is no text.
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
