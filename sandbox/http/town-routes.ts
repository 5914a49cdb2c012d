import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { CountryCode } from '../catalogue/model';
import type { Database } from '../database/connect';
import { towns } from '../database/schema';
import { idText, nothing } from '../kernel/input';
import type { Language } from '../kernel/languages';
import { openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { COUNTRIES, townAnswer } from '../domain/towns/answers';

async function townsOf(database: Database, country: CountryCode, language: Language) {
  const rows = await database.query.towns.findMany({
    where: eq(towns.country, country),
    orderBy: asc(towns.position),
  });
  return rows.map((row) => townAnswer(row.data, language));
}

function countryOf(id: number) {
  return Object.values(COUNTRIES).find((country) => country.id === id);
}

const getCountry = openOperation({
  method: 'GET',
  url: '/locations/v1/countries/:id',
  params: z.object({ id: idText }),
  query: z.object({ include: z.enum(['towns']).optional() }),
  body: nothing,
  async handle({ database, params, query, language }) {
    const config = countryOf(params.id);
    if (!config) throw new Refusal('not_found');
    const included = query.include ? { towns: await townsOf(database, config.code, language) } : {};
    return { body: { data: { id: config.id, code: config.code, config, ...included } } };
  },
});

const listTowns = openOperation({
  method: 'GET',
  url: '/locations/v2/towns',
  params: nothing,
  query: z.object({ country_id: idText.default(2) }),
  body: nothing,
  async handle({ database, query, language }) {
    const country = countryOf(query.country_id);
    return { body: { data: country ? await townsOf(database, country.code, language) : [] } };
  },
});

export const townOperations = [getCountry, listTowns];
