import { toHex } from '@/lib/core/ids/hex';
import { isCount, isOneOf, isRecord, isText, recordOf } from '@/lib/core/storage/shape';

// The PIN of the staff page, stored as a salted hash, since staff may use its digits elsewhere. Without WebCrypto
// (plain http) it is stored as it is, and the page says so (docs/decisions/038).

export const PIN_LENGTH = { min: 4, max: 8 } as const;

/** PBKDF2 with SHA-256, as OWASP has it: half a second of a slow tablet. */
const ITERATIONS = 600_000;
const HASH_BITS = 256;
const SALT_BYTES = 16;

interface HashedPin {
  kind: 'hashed';
  /** Hexadecimal. */
  salt: string;
  hash: string;
  iterations: number;
}
interface PlainPin {
  kind: 'plain';
  digits: string;
}
export type StaffPin = HashedPin | PlainPin;

const isHexOf =
  (bytes: number) =>
  (value: unknown): value is string =>
    isText(value) && value.length === bytes * 2 && /^[\da-f]+$/.test(value);

/** Whether a PIN may be these digits. */
export const isPossiblePin = (digits: string): boolean =>
  /^\d+$/.test(digits) && digits.length >= PIN_LENGTH.min && digits.length <= PIN_LENGTH.max;

const isHashed = recordOf<HashedPin>({
  kind: isOneOf('hashed'),
  salt: isHexOf(SALT_BYTES),
  hash: isHexOf(HASH_BITS / 8),
  iterations: isCount(10 * ITERATIONS),
});
const isPlain = recordOf<PlainPin>({
  kind: isOneOf('plain'),
  digits: (value): value is string => isText(value) && isPossiblePin(value),
});

/** The shape of a stored PIN. */
export const isStaffPin = (value: unknown): value is StaffPin =>
  isRecord(value) && (isHashed(value) || isPlain(value));

/** Whether this page can hash a PIN: over plain http browsers have no WebCrypto. */
export const canHashPin = (): boolean => 'subtle' in crypto && Boolean(crypto.subtle);

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function hashOf(digits: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(digits), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations },
    key,
    HASH_BITS,
  );
  return toHex(new Uint8Array(bits));
}

/** The PIN as a tablet keeps it, with a salt of its own. */
export async function makeStaffPin(digits: string): Promise<StaffPin> {
  if (!canHashPin()) return { kind: 'plain', digits };
  const salt = toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { kind: 'hashed', salt, hash: await hashOf(digits, salt, ITERATIONS), iterations: ITERATIONS };
}

/** Whether the digits are the PIN. */
export async function matchesStaffPin(digits: string, pin: StaffPin): Promise<boolean> {
  if (pin.kind === 'plain') return digits === pin.digits;
  return canHashPin() && (await hashOf(digits, pin.salt, pin.iterations)) === pin.hash;
}
