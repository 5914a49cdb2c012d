import { toHex } from '@/lib/ids/hex';

/**
 * A new key for something that may be done once only: 128 random bits after a prefix that names its purpose. Not
 * `crypto.randomUUID`, which browsers offer on secure origins only, and a tablet may open the app by plain http.
 */
export function newIdempotencyKey(purpose = 'once'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${purpose}-${toHex(bytes)}`;
}

/** The headers of an attempt. A repetition declares itself: what it asks for may exist already, and only the platform knows. */
export const attemptHeaders = (key: string, isRepetition: boolean): Record<string, string> => ({
  'Idempotency-Key': key,
  ...(isRepetition ? { 'X-Repetition': '1' } : {}),
});
