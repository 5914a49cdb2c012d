import 'server-only';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { LRUCache } from 'lru-cache';
import type { Site } from '@/lib/site/site';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import type { CustomConfig } from './custom-config';
import { getCustomConfig } from './custom-config.server';

/*
 * The configurations that the door knows. Most visits ask for none; an asked code is looked up once in ten minutes, an
 * unknown one too, so that made-up codes cost the platform little and a list of them costs us bounded memory. A code that is
 * known is answered at once and looked up again behind the visit's back.
 */

const REFRESH_MS = 10 * 60_000;
/** A platform that did not answer is left alone for a while. */
const RETRY_MS = 10_000;
/** The first visit of a code waits this long at most. */
const FIRST_WAIT_MS = 1500;
const MAX_CODES = 500;

interface Entry {
  config: CustomConfig | null;
  dueAt: number;
  asking: Promise<void> | null;
}

/** Codes that the platform knows, and those that it has not confirmed: made-up ones push out only one another. */
type Codes = LRUCache<string, Entry>;
const { known, unconfirmed } = perProcess('configCodes', (): { known: Codes; unconfirmed: Codes } => ({
  known: new LRUCache<string, Entry>({ max: MAX_CODES }),
  unconfirmed: new LRUCache<string, Entry>({ max: MAX_CODES }),
}));

async function ask(code: string, entry: Entry, isAwaited: boolean): Promise<void> {
  try {
    // Its services, towns and brand are the same in every language.
    entry.config = await getCustomConfig({ country: 'kz', language: 'ru' }, code, { isAwaited });
    entry.dueAt = Date.now() + REFRESH_MS;
    const isKnown = entry.config !== null;
    (isKnown ? unconfirmed : known).delete(code);
    (isKnown ? known : unconfirmed).set(code, entry);
  } catch (error) {
    entry.dueAt = Date.now() + RETRY_MS;
    if (!(error instanceof UpstreamError)) throw error;
  } finally {
    entry.asking = null;
  }
}

/** The configuration of a code; null for none, for an unknown one, and while the platform has not answered. */
export async function knownConfig(code: string | undefined): Promise<CustomConfig | null> {
  if (code === undefined) return null;
  let entry = known.get(code) ?? unconfirmed.get(code);
  if (!entry) {
    entry = { config: null, dueAt: 0, asking: null };
    unconfirmed.set(code, entry);
  }
  const isAwaited = entry.config === null;
  if (Date.now() >= entry.dueAt) entry.asking ??= ask(code, entry, isAwaited);
  if (isAwaited && entry.asking) {
    await Promise.race([entry.asking, new Promise((done) => setTimeout(done, FIRST_WAIT_MS))]);
  }
  return entry.config;
}

/**
 * The configuration that a page or a question of the browser stands in, in its language; null without a code and for one that
 * the platform does not know. While it does not answer, what the door knows counts.
 * @throws UpstreamError when nobody knows it: a list that should have been narrowed is not shown whole.
 */
export async function configOf(
  site: Pick<Site, 'country' | 'language'>,
  code: string | undefined,
): Promise<CustomConfig | null> {
  if (code === undefined) return null;
  try {
    return await getCustomConfig(site, code);
  } catch (error) {
    const kept = error instanceof UpstreamError ? known.get(code)?.config : null;
    if (kept) return kept;
    throw error;
  }
}
