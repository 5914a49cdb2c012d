/** Longest captured text (ANL-09). */
export const TEXT_CAP = 255;

/** Nine or more digits with up to three other characters between them: a phone, a card, a personal number. */
const NUMBER_LIKE = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){8,}\p{Nd}/u;
const MAIL_LIKE = /\S@\S/;

/** Typed text as analytics may have it: at most 255 characters, undefined where it may name a person (ANL-09, ANL-10). */
export function capturedText(text: string): string | undefined {
  const plain = text.normalize('NFKC');
  if (NUMBER_LIKE.test(plain) || MAIL_LIKE.test(plain)) return undefined;
  return text.slice(0, TEXT_CAP);
}
