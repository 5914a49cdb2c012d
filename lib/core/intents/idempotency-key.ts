import { toHex } from '@/lib/core/ids/hex';

/**
 * A new key for something that may be done once only: 128 random bits after a prefix that names its purpose. Not
 * `crypto.randomUUID`, which browsers offer on secure origins only, and a tablet may open the app by plain http.
 */
export function newIdempotencyKey(purpose = 'once'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${purpose}-${toHex(bytes)}`;
}

/**
 * The headers of an attempt. A repetition declares itself: what it asks for may exist already, and only the platform knows.
 * @param site that of the page that began it, where it goes on in a page of another language
 */
export const attemptHeaders = (
  key: string,
  isRepetition: boolean,
  site?: string,
): Record<string, string> => ({
  'Idempotency-Key': key,
  ...(site ? { 'X-Site': site } : {}),
  ...(isRepetition ? { 'X-Repetition': '1' } : {}),
});
