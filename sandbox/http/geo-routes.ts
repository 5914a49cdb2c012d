import { z } from 'zod';
import { idText, nothing } from '../kernel/input';
import { openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { geoAddressAnswer } from '../domain/geo/answers';
import { addressAt } from '../domain/geo/reverse';
import { suggestAddresses } from '../domain/geo/suggest';

const degreesText = (bound: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .pipe(z.number().min(-bound).max(bound));

/** The shared parts of the geo service's calls. */
const GEO = {
  method: 'GET',
  errorStyle: 'message',
  ignoresBearer: true,
  readsLocale: true,
  params: nothing,
  body: nothing,
} as const;

const suggest = openOperation({
  ...GEO,
  url: '/geo-service/suggestions/',
  query: z.object({
    address: z.string().trim().min(1).max(200),
    limit: idText.pipe(z.number().max(10)).default(3),
  }),
  handle({ query, language }) {
    const found = suggestAddresses(query.address, query.limit);
    return Promise.resolve({ body: { data: found.map((address) => geoAddressAnswer(address, language)) } });
  },
});

const reverseGeocode = openOperation({
  ...GEO,
  url: '/geo-service/reverse-geocode/',
  query: z.object({ lat: degreesText(90), long: degreesText(180) }),
  handle({ query, language }) {
    const found = addressAt({ latitude: query.lat, longitude: query.long });
    if (!found) throw new Refusal('not_found');
    return Promise.resolve({ body: { data: geoAddressAnswer(found, language) } });
  },
});

export const geoOperations = [suggest, reverseGeocode];
