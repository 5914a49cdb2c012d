import 'server-only';
import { COUNTRIES, type CountryCode } from '@/lib/site/site';
import type { KnownTown } from '@/lib/site/door';
import { getCountry } from './towns.server';

/*
 * The towns that the door knows: asked of the platform in the background, at most every ten minutes, so that no page
 * waits for it after the first.
 */

const REFRESH_MS = 10 * 60_000;
const RETRY_MS = 10_000;
/** The first page of a process waits this long at most. */
const FIRST_WAIT_MS = 1500;

const directory: Record<CountryCode, readonly KnownTown[]> = { kz: [], ge: [] };
let refreshedAt = 0;
let refreshing: Promise<void> | null = null;

async function refresh(): Promise<void> {
  const codes = Object.keys(COUNTRIES) as CountryCode[];
  const countries = await Promise.all(codes.map((code) => getCountry(code, COUNTRIES[code].language)));
  let complete = true;
  for (const country of countries) {
    if (country.towns.length > 0) directory[country.code] = country.towns;
    else complete = false;
  }
  refreshedAt = complete ? Date.now() : Date.now() - REFRESH_MS + RETRY_MS;
}

/** @returns a lookup of each country's towns; empty lists while the platform has not answered. */
export async function townDirectory(): Promise<(country: CountryCode) => readonly KnownTown[]> {
  if (Date.now() - refreshedAt > REFRESH_MS) {
    refreshing ??= refresh().finally(() => {
      refreshing = null;
    });
    if (refreshedAt === 0)
      await Promise.race([refreshing, new Promise((done) => setTimeout(done, FIRST_WAIT_MS))]);
  }
  return (country) => directory[country];
}
