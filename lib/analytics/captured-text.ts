/** Longest captured text (ANL-09). */
export const TEXT_CAP = 255;

/** A card: 13 to 19 digits, in groups or not. */
const CARD_LIKE = /(?:\d[ -]?){12,18}\d/;
/** A social security number, or the twelve digits of a Kazakh individual number. */
const SOCIAL_SECURITY_LIKE = /\b\d{3}-?\d{2}-?\d{4}\b|\b\d{12}\b/;
/** A phone, however it is grouped, and an address of mail. */
const CONTACT_LIKE = /(?:\d[ ()-]*){9,}|\S@\S/;

/** What a diner typed, as analytics may have it: at most 255 characters, undefined where it may name a person (ANL-09, ANL-10). */
export function capturedText(text: string): string | undefined {
  if ([CARD_LIKE, SOCIAL_SECURITY_LIKE, CONTACT_LIKE].some((kind) => kind.test(text))) return undefined;
  return text.slice(0, TEXT_CAP);
}
