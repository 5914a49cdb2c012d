import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { perProcess } from '../process/per-process';
import { createEmbeddedStore } from './embedded-store.server';
import { sharedStore } from './shared-store.server';
import type { SharedStore } from './store-contract';

/** How often a process looks whether another one is done. */
const CHECK_MS = 50;

const recordSchema = z.object({
  about: z.string(),
  /** null while it is being done. */
  value: z.string().nullable(),
});

interface OnceRules<Value> {
  /** Tells requests by the same key apart. */
  about?: string;
  /** For how long others believe that somebody is at it, should nothing be heard of them. */
  doingSeconds: number;
  /** TTL of the result; 0 for what the next caller tries again. */
  ttlSeconds: (value: Value) => number;
  /** How long a caller waits for another process, and what it has then. */
  waitMs: number;
  afterWait: () => Promise<Value>;
  pack: (value: Value) => string | Promise<string>;
  unpack: (text: string) => Value | Promise<Value>;
}

interface Outcome<Value> {
  value: Value;
  /** It was made for this caller, and not for an earlier or a concurrent one. */
  isOwn: boolean;
}

interface Running {
  about: string;
  outcome: Promise<Outcome<unknown> | null>;
}

/** @param shared where the processes meet @returns {@link once} for a process with this store */
export function createOnce(shared: SharedStore) {
  const running = new Map<string, Running>();
  /** Where the shared store does not answer, each process does it once by itself. */
  const own = createEmbeddedStore();

  async function firstOfProcess<Value>(
    key: string,
    rules: OnceRules<Value>,
    make: () => Promise<Value>,
  ): Promise<Outcome<Value> | null> {
    const { about = '', doingSeconds, ttlSeconds, waitMs, afterWait, pack, unpack } = rules;
    let store = shared;
    const pendingRecord = JSON.stringify({ about, value: null, by: randomUUID() });
    const claim = async (): Promise<string | null> => {
      try {
        return await store.claim(key, pendingRecord, doingSeconds);
      } catch {
        store = own;
        return store.claim(key, pendingRecord, doingSeconds);
      }
    };
    const end = async (record: string | null, seconds: number) => {
      await store.replace(key, pendingRecord, record, seconds).catch(() => false);
      if (store.isShared && record !== null) await own.claim(key, record, seconds);
    };
    const deadline = Date.now() + waitMs;
    for (let standing = await claim(); standing !== null; standing = await claim()) {
      const record = recordSchema.parse(JSON.parse(standing));
      if (record.about !== about) return null;
      if (record.value !== null) return { value: await unpack(record.value), isOwn: false };
      if (Date.now() >= deadline) return { value: await afterWait(), isOwn: true };
      await pause(CHECK_MS);
    }
    try {
      const value = await make();
      const seconds = ttlSeconds(value);
      await end(seconds > 0 ? JSON.stringify({ about, value: await pack(value) }) : null, seconds);
      return { value, isOwn: true };
    } catch (error) {
      await end(null, 0);
      throw error;
    }
  }

  return async <Value>(
    key: string,
    rules: OnceRules<Value>,
    make: () => Promise<Value>,
  ): Promise<Outcome<Value> | null> => {
    const { about = '' } = rules;
    const known = running.get(key);
    if (known) {
      if (known.about !== about) return null;
      const outcome = (await known.outcome) as Outcome<Value> | null;
      return outcome && { ...outcome, isOwn: false };
    }
    const outcome = firstOfProcess(key, rules, make);
    running.set(key, { about, outcome });
    try {
      return await outcome;
    } finally {
      running.delete(key);
    }
  };
}

/**
 * Runs `make` once per key in all processes; all callers get its result. Failures are not stored.
 * @param key without secrets or identities @returns null if the key was used for another `about`
 */
export function once<Value>(
  key: string,
  rules: OnceRules<Value>,
  make: () => Promise<Value>,
): Promise<Outcome<Value> | null> {
  return perProcess('once', () => createOnce(sharedStore()))(key, rules, make);
}
