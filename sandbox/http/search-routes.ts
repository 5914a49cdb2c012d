import { z } from 'zod';
import { idText, nothing } from '../kernel/input';
import { openOperation } from './operation';
import { placeQuery } from '../domain/search/filters';
import { suggest } from '../domain/search/autocomplete';

const autocomplete = openOperation({
  method: 'GET',
  url: '/takeaway/v1/autocomplete',
  params: nothing,
  query: placeQuery.extend({
    input: z.string().trim().min(1).max(100),
    filial_id: idText.optional(),
    limit: idText.pipe(z.number().max(10)).default(3),
  }),
  body: nothing,
  async handle({ database, query, language }) {
    return { body: { data: await suggest(database, query, language) } };
  },
});

export const searchOperations = [autocomplete];
