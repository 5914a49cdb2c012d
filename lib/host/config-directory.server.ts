import 'server-only';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import type { CustomConfig } from './custom-config';
import { getCustomConfig } from './custom-config.server';

/*
 * The configurations that the door knows. Most visits ask for none; an asked code is looked up once in ten minutes, an
 * unknown one too, so that made-up codes cost the platform little and a list of them costs us bounded memory.
 */

const REFRESH_MS = 10 * 60_000;
const MOST_CODES = 500;

const directory = new Map<string, { config: CustomConfig | null; askedAt: number }>();

/** The configuration of a code; null for none, for an unknown one, and while the platform does not answer. */
export async function knownConfig(code: string | undefined): Promise<CustomConfig | null> {
  if (code === undefined) return null;
  const known = directory.get(code);
  if (known && Date.now() - known.askedAt < REFRESH_MS) return known.config;
  try {
    // Its services, towns and brand are the same in every language.
    const config = await getCustomConfig({ country: 'kz', language: 'ru' }, code);
    if (directory.size >= MOST_CODES) directory.clear();
    directory.set(code, { config, askedAt: Date.now() });
    return config;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return known?.config ?? null;
  }
}
