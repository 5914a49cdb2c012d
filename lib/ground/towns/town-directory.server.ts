import 'server-only';
import { createDirectory } from '@/lib/core/cache/directory.server';
import { perProcess } from '@/lib/core/process/per-process';
import { reasonOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import type { KnownTown } from '@/lib/core/site/request-pipeline';
import { COUNTRIES, isCountryCode, type CountryCode } from '@/lib/core/site/site';
import { getCountry } from './towns.server';

/* The towns of each country that the request pipeline uses. */
const directory = perProcess('townDirectory', () =>
  createDirectory<readonly KnownTown[]>(
    async (code, isAwaited) => {
      if (!isCountryCode(code)) return null;
      const { towns } = await getCountry(code, COUNTRIES[code].language, { isAwaited });
      return towns.length > 0 ? towns : undefined;
    },
    (error) => log.warn({ reason: reasonOf(error) }, 'towns not loaded'),
  ),
);

/** Loads the towns before a request needs them. */
export async function warmTownDirectory(): Promise<void> {
  await Promise.all(Object.keys(COUNTRIES).map(directory.warm));
}

/** @returns a lookup of each country's towns; empty lists while the platform has not answered. */
export async function townDirectory(): Promise<(country: CountryCode) => readonly KnownTown[]> {
  const [kz, ge] = await Promise.all([directory.get('kz'), directory.get('ge')]);
  const towns = { kz: kz ?? [], ge: ge ?? [] };
  return (country) => towns[country];
}
