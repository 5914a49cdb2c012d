import { signsOf, visibleLine } from '@/lib/core/text/visible-text';
import { MAX_CODE_LENGTH } from './promo-code';

/** A typed or pasted code as it reads (LAY-40); null where it is empty or too long. */
export function readCode(typed: string): string | null {
  const code = visibleLine(typed);
  return code !== '' && signsOf(code) <= MAX_CODE_LENGTH ? code : null;
}
