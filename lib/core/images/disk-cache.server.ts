import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';

// A cache on disk, bounded in bytes: the least recently used is evicted first. A file begins with the SHA-256 of the
// rest, so a broken one is detected when it is read. Its modification time says when it was made, its access time when
// it was last used: the order survives a restart, and several processes may share the folder.

const DIGEST_BYTES = 32;
/** A disk allocates space in blocks. */
const BLOCK_BYTES = 4096;
/** Once full, this share stays, so that not every new file needs an eviction. */
const SHARE_KEPT = 0.9;
const TOUCH_MS = 3600_000;
/** A draft older than this was left by a process that died. */
const DRAFT_MS = 600_000;
const KEY = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

export interface StoredFile {
  bytes: Buffer;
  /** Strong: the content's own digest. */
  etag: string;
  madeAtMs: number;
}

export interface DiskCache {
  read(key: string): Promise<StoredFile | null>;
  /** Stores the bytes; where the disk refuses, they are only returned. */
  write(key: string, bytes: Buffer): Promise<StoredFile>;
  /** Whether this process knows of the file; without a disk access. */
  has(key: string): boolean;
  /** Bytes on disk, as far as they are known. */
  usedBytes(): number;
  /** Once the folder has been looked through. */
  ready: Promise<void>;
}

/** Name of a cached file: what it was made of, and its kind of three or four letters. */
export function cacheKey(parts: readonly (string | number)[], kind: string): string {
  const digest = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
  return `${digest}.${kind}`;
}

interface Entry {
  size: number;
  madeAtMs: number;
  touchedAtMs: number;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const roomOf = (size: number) => Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
const etagOf = (digest: Buffer) => `"${digest.subarray(0, 16).toString('hex')}"`;

/** @param maxBytes bound of the folder */
export function openDiskCache(folder: string, maxBytes: number): DiskCache {
  /** In the order of use, the oldest first. */
  let index = new Map<string, Entry>();
  let used = 0;
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);

  const forget = (key: string) => {
    used -= roomOf(index.get(key)?.size ?? 0);
    index.delete(key);
  };
  const remember = (key: string, entry: Entry) => {
    forget(key);
    index.set(key, entry);
    used += roomOf(entry.size);
  };
  const drop = async (key: string) => {
    forget(key);
    await unlink(fileOf(key)).catch(() => undefined);
  };
  const makeRoom = async () => {
    if (used <= maxBytes) return;
    for (const key of [...index.keys()]) {
      if (used <= maxBytes * SHARE_KEPT) return;
      await drop(key);
    }
  };
  const touch = (key: string, entry: Entry) => {
    const now = Date.now();
    const isDue = now - entry.touchedAtMs > TOUCH_MS;
    remember(key, isDue ? { ...entry, touchedAtMs: now } : entry);
    if (isDue) void utimes(fileOf(key), now / 1000, entry.madeAtMs / 1000).catch(() => undefined);
  };

  async function entryOf(key: string, size: number): Promise<Entry> {
    const { mtimeMs } = await stat(fileOf(key));
    return index.get(key) ?? { size, madeAtMs: mtimeMs, touchedAtMs: 0 };
  }

  async function read(key: string): Promise<StoredFile | null> {
    try {
      const content = await readFile(fileOf(key));
      const digest = content.subarray(0, DIGEST_BYTES);
      const bytes = content.subarray(DIGEST_BYTES);
      if (bytes.byteLength === 0 || !sha256(bytes).equals(digest)) {
        await drop(key);
        return null;
      }
      const entry = index.get(key) ?? (await entryOf(key, content.byteLength));
      touch(key, entry);
      return { bytes, etag: etagOf(digest), madeAtMs: entry.madeAtMs };
    } catch {
      forget(key);
      return null;
    }
  }

  async function write(key: string, bytes: Buffer): Promise<StoredFile> {
    const digest = sha256(bytes);
    const madeAtMs = Date.now();
    const file = fileOf(key);
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, Buffer.concat([digest, bytes]));
      await rename(draft, file);
      remember(key, { size: DIGEST_BYTES + bytes.byteLength, madeAtMs, touchedAtMs: madeAtMs });
      await makeRoom();
    } catch (error) {
      await unlink(draft).catch(() => undefined);
      log.warn({ reason: reasonOf(error) }, 'picture not cached');
    }
    return { bytes, etag: etagOf(digest), madeAtMs };
  }

  async function lookThrough(): Promise<void> {
    const found: [key: string, entry: Entry][] = [];
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names) {
      const key = basename(name);
      const isDraft = key.endsWith('.part');
      if (!isDraft && !KEY.test(key)) continue;
      const facts = await stat(join(folder, name)).catch(() => null);
      if (!facts) continue;
      if (!isDraft)
        found.push([key, { size: facts.size, madeAtMs: facts.mtimeMs, touchedAtMs: facts.atimeMs }]);
      else if (Date.now() - facts.mtimeMs > DRAFT_MS) await unlink(join(folder, name)).catch(() => undefined);
    }
    found.sort(([, one], [, other]) => one.touchedAtMs - other.touchedAtMs);
    // Files that were used meanwhile are newer than all of them.
    index = new Map([...found.filter(([key]) => !index.has(key)), ...index]);
    used = [...index.values()].reduce((sum, { size }) => sum + roomOf(size), 0);
    await makeRoom();
  }

  return { read, write, has: (key) => index.has(key), usedBytes: () => used, ready: lookThrough() };
}
