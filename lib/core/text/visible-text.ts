// Removes invisible characters from typed, pasted or dictated text before its length counts (LAY-39, LAY-40):
// they break numbers, mirror slips, or make an empty text look filled.

/**
 * Visible emoji sequences, keycaps and line breaks stay; else an invisible character: control, format,
 * lone surrogate, or blank letter.
 */
const STAYS_OR_UNSEEN =
  /(\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?)*|[#*\d]\uFE0F\u20E3|\n)|[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}]/gu;
const UNSEEN_OR_SPACE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\s]/gu;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** A text of several lines without signs that show nothing: line breaks stay, a tab is a space, an emoji keeps its parts. */
export function visibleText(text: string): string {
  return text
    .replace(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replace(STAYS_OR_UNSEEN, (_sign, seen: string | undefined) => seen ?? '');
}

/** The same on one line, with single spaces and none around it: a name, or a field of a fixed form such as a phone, a code or a date. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}

/** The length of a text in code points, as the platform counts it: an emoji is one or more, never half. */
export function signsOf(text: string): number {
  return Array.from(text).length;
}

/** How many of the signs of a text are seen; spaces and an emoji's joiners are not. */
export function seenSigns(text: string): number {
  return signsOf(text.replace(UNSEEN_OR_SPACE, ''));
}
