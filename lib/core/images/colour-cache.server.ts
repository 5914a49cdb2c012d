import 'server-only';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';

const LINE = /^([0-9a-f]{16}) ([0-9a-f]{9})$/;
/** Pictures whose colours are remembered: about 1.3 MB on disk. */
const MAX_PICTURES = 50_000;

/** Colours of the pictures that have been made, known without waiting. */
export interface ColourCache {
  /** Nine hexadecimal digits, or null before the picture's first request. */
  of(address: string): string | null;
  note(address: string, colours: string): Promise<void>;
}

const nameOf = (address: string) => createHash('sha256').update(address).digest('hex').slice(0, 16);

/** Opens an append-only cache file, a line a picture; rewrites it at twice the bound. */
export function openColourCache(file: string, maxPictures = MAX_PICTURES): ColourCache {
  const colourCache = new LRUCache<string, string>({ max: maxPictures });
  let lines = 0;
  for (const line of linesOf(file)) {
    lines += 1;
    const [, name, colours] = LINE.exec(line) ?? [];
    if (name && colours) colourCache.set(name, colours);
  }

  const write = async (name: string, colours: string) => {
    await mkdir(dirname(file), { recursive: true });
    lines += 1;
    if (lines <= maxPictures * 2) {
      await appendFile(file, `${name} ${colours}\n`);
      return;
    }
    lines = colourCache.size;
    await writeFile(
      `${file}.part`,
      [...colourCache.rentries()].map((entry) => `${entry.join(' ')}\n`).join(''),
    );
    await rename(`${file}.part`, file);
  };

  return {
    of: (address) => colourCache.peek(nameOf(address)) ?? null,
    async note(address, colours) {
      const name = nameOf(address);
      if (colourCache.peek(name) === colours) return;
      colourCache.set(name, colours);
      await write(name, colours).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'colours not cached');
      });
    },
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'latin1').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
