import 'server-only';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { COUNTRIES, type CountryCode } from '@/lib/site/site';
import type { KnownTown } from '@/lib/site/door';
import { getCountry } from './towns.server';

/*
 * The towns that the door knows: asked of the platform when the server starts, then in the background, at most every ten
 * minutes, so that hardly any page waits for it.
 */

const REFRESH_MS = 10 * 60_000;
const RETRY_MS = 10_000;
/** The first pages of a process wait this long at most, all of them together. */
const FIRST_WAIT_MS = 1500;

interface Directory {
  towns: Record<CountryCode, readonly KnownTown[]>;
  /** 0 until the platform has been asked once, whatever it said. */
  refreshedAt: number;
  refreshing: Promise<void> | null;
  firstWait: Promise<void> | null;
}

const directory = perProcess('townDirectory', (): Directory => ({
  towns: { kz: [], ge: [] },
  refreshedAt: 0,
  refreshing: null,
  firstWait: null,
}));

async function ask(isAwaited: boolean): Promise<void> {
  const codes = Object.keys(COUNTRIES) as CountryCode[];
  const countries = await Promise.all(
    codes.map((code) => getCountry(code, COUNTRIES[code].language, { isAwaited })),
  );
  let complete = true;
  for (const country of countries) {
    if (country.towns.length > 0) directory.towns[country.code] = country.towns;
    else complete = false;
  }
  directory.refreshedAt = complete ? Date.now() : Date.now() - REFRESH_MS + RETRY_MS;
}

function refresh(isAwaited: boolean): Promise<void> {
  directory.refreshing ??= ask(isAwaited).finally(() => {
    directory.refreshing = null;
  });
  return directory.refreshing;
}

/** Asks for the towns before anybody waits for them. */
export function warmTownDirectory(): Promise<void> {
  return refresh(false);
}

/** @returns a lookup of each country's towns; empty lists while the platform has not answered. */
export async function townDirectory(): Promise<(country: CountryCode) => readonly KnownTown[]> {
  if (Date.now() - directory.refreshedAt > REFRESH_MS) {
    const isFirst = directory.refreshedAt === 0;
    const refreshing = refresh(isFirst);
    if (isFirst) {
      directory.firstWait ??= Promise.race([
        refreshing,
        new Promise<void>((done) => setTimeout(done, FIRST_WAIT_MS)),
      ]);
      await directory.firstWait;
    }
  }
  return (country) => directory.towns[country];
}
