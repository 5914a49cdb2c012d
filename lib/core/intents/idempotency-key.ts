import { toHex } from '@/lib/core/ids/hex';

/** A key of 128 random bits; `crypto.randomUUID` needs a secure origin, and tablets may use plain http. */
export function newIdempotencyKey(purpose = 'once'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${purpose}-${toHex(bytes)}`;
}

/** Headers of an attempt; a repetition says so, since its result may exist. @param site of the first page */
export const attemptHeaders = (
  key: string,
  isRepetition: boolean,
  site?: string,
): Record<string, string> => ({
  'Idempotency-Key': key,
  ...(site ? { 'X-Site': site } : {}),
  ...(isRepetition ? { 'X-Repetition': '1' } : {}),
});
