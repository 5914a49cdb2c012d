import { signsOf, visibleLine } from '@/lib/core/text/visible-text';

/** Signs of a guest's name: it is called out, and stands on a board and a slip. */
export const MAX_KIOSK_NAME_LENGTH = 40;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A guest's name as typed, on one line and trimmed; null for one without a visible sign or of more than 40 (KIOSK-02). */
export function kioskName(typed: string): string | null {
  const name = visibleLine(typed);
  return VISIBLE.test(name) && signsOf(name) <= MAX_KIOSK_NAME_LENGTH ? name : null;
}
