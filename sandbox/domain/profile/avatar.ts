import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { avatars } from '../../database/account-schema';
import type { Database } from '../../database/connect';
import { Refusal } from '../../kernel/refusal';

export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/** A greater picture opens to more memory than its bytes tell. */
const MAX_PIXELS = 50_000_000;
const SIDE = 512;

/** The first bytes of a picture of a known kind; of WebP the four bytes after the first four are its length. */
const BEGINNINGS: readonly RegExp[] = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/];
const BEGINNING_BYTES = 12;

/** The square of an uploaded picture without metadata. @throws `unsupported_media_type`, `validation_failed` */
export async function makeAvatar(bytes: Buffer): Promise<Buffer> {
  const beginning = bytes.toString('latin1', 0, BEGINNING_BYTES);
  if (!BEGINNINGS.some((pattern) => pattern.test(beginning))) throw new Refusal('unsupported_media_type');
  const { width, height } = await read(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > MAX_PIXELS) throw new Refusal('validation_failed');
  return read(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

async function read<Result>(reading: () => Promise<Result>): Promise<Result> {
  try {
    return await reading();
  } catch {
    throw new Refusal('unsupported_media_type');
  }
}

/** Stores the diner's picture under a new address; the one before is deleted. */
export async function saveAvatar(database: Database, userId: number, bytes: Buffer): Promise<void> {
  const stored = { key: randomBytes(24).toString('hex'), bytes };
  await database
    .insert(avatars)
    .values({ userId, ...stored })
    .onConflictDoUpdate({ target: avatars.userId, set: stored });
}

export async function removeAvatar(database: Database, userId: number): Promise<void> {
  await database.delete(avatars).where(eq(avatars.userId, userId));
}

const KEY = /^avatars\/([0-9a-f]{48})$/;

/** The stored picture of an image key; null for any other key. */
export async function readAvatar(database: Database, imageKey: string | null): Promise<Buffer | null> {
  const key = KEY.exec(imageKey ?? '')?.[1];
  if (key === undefined) return null;
  const [stored] = await database.select({ bytes: avatars.bytes }).from(avatars).where(eq(avatars.key, key));
  return stored?.bytes ?? null;
}
