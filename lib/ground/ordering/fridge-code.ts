import { readId } from '@/lib/core/ids/ids';

/** The code that is printed on a fridge: its venue and its number there. The platform is given the text as it is. */
export const FRIDGE_CODE = /^FR-([1-9]\d{0,9})-(\d{2,})$/;

/** The venue that the code of a fridge names; null for any other text. */
export function venueOfFridge(code: string): number | null {
  const [, digits] = FRIDGE_CODE.exec(code) ?? [];
  return digits === undefined ? null : readId(digits);
}
