/** The greatest id of the platform: ids are whole numbers from 1 on, of 32 bits (contract schema Id). */
export const LARGEST_ID = 2_147_483_647;

const ID = /^[1-9]\d{0,9}$/;

/** The id that a text from outside writes, of an address or of a code; null for none and for what is no id. */
export function readId(text: string | null): number | null {
  return text !== null && ID.test(text) && Number(text) <= LARGEST_ID ? Number(text) : null;
}
