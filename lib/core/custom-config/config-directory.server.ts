import 'server-only';
import { createDirectory } from '@/lib/core/cache/directory.server';
import { perProcess } from '@/lib/core/process/per-process';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { CustomConfig } from '@/lib/core/custom-config/custom-config';
import { getCustomConfig } from '@/lib/core/custom-config/custom-config.server';

/* The configurations that the request pipeline knows; most visits ask for none. */
const directory = perProcess('configDirectory', () =>
  createDirectory<CustomConfig>(
    // Its services, towns and brand are the same in every language.
    (code, isAwaited) => getCustomConfig({ country: 'kz', language: 'ru' }, code, { isAwaited }),
    (error) => log.warn({ reason: reasonOf(error) }, 'configuration not loaded'),
  ),
);

/** The configuration of a code; null for none, for an unknown one, and while the platform has not answered. */
export async function knownConfig(code: string | undefined): Promise<CustomConfig | null> {
  return code === undefined ? null : directory.get(code);
}

/** The configuration of a page or request; null without a known code. @throws UpstreamError without a copy */
export async function configOf(
  site: Pick<Site, 'country' | 'language'>,
  code: string | undefined,
): Promise<CustomConfig | null> {
  if (code === undefined) return null;
  try {
    return await getCustomConfig(site, code);
  } catch (error) {
    const known = error instanceof UpstreamError ? directory.peek(code) : null;
    if (known) return known;
    throw error;
  }
}
