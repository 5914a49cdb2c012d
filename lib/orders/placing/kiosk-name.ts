import { cleanText } from '@/lib/text/clean-text';

/** Signs of a guest's name: it is called out, and stands on a board and a slip. */
export const MAX_KIOSK_NAME_LENGTH = 40;

/** Format signs that turn or hide text; the joiner of an emoji's parts is none of them. */
const HIDDEN = /(?!\u200D)\p{Cf}/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A guest's name as typed, on one line and trimmed; null for one without a visible sign or of more than 40 (KIOSK-02). */
export function kioskName(typed: string): string | null {
  const name = cleanText(typed.replace(/\s+/g, ' ')).replace(HIDDEN, '').trim();
  return VISIBLE.test(name) && [...name].length <= MAX_KIOSK_NAME_LENGTH ? name : null;
}
