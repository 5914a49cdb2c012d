import { filial } from './contract-calls';
import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';
import { PRODUCTS, SAMAL, SUPRA } from '../orders';

const invalid = (operation: string, title: string, query: string): Case =>
  refused(operation, title, 422, 'validation_failed', { query });

const NO_VENUE = `filial_id=${UNKNOWN_ID}`;

const favouriteCases: Case[] = [
  fine('listFavouriteProducts', 'of another venue', { query: `filial_id=${SUPRA}&limit=5` }),
  refused('listFavouriteProducts', 'unknown venue', 404, 'terminal_not_found', { query: NO_VENUE }),
  invalid('listFavouriteProducts', 'no venue', ''),
  invalid('listFavouriteProducts', 'limit 0', `${filial}&limit=0`),
  refused('addFavouriteProduct', 'unknown product', 404, 'product_not_found', {
    body: { filial_id: SAMAL, product_id: UNKNOWN_ID },
  }),
  refused('addFavouriteProduct', 'a product of another venue', 404, 'product_not_found', {
    body: { filial_id: SUPRA, product_id: PRODUCTS.flatbread },
  }),
  refused('addFavouriteProduct', 'unknown venue', 404, 'product_not_found', {
    body: { filial_id: UNKNOWN_ID, product_id: PRODUCTS.flatbread },
  }),
  refused('addFavouriteProduct', 'no product', 422, 'validation_failed', { body: { filial_id: SAMAL } }),
  refused('addFavouriteProduct', 'no body', 400, 'bad_request', { body: '' }),
  { operation: 'removeFavouriteProduct', title: 'no mark', status: 204, params: { product_id: 5 } },
  refused('removeFavouriteProduct', 'no venue', 422, 'validation_failed', { query: '' }),
  refused('removeFavouriteProduct', 'malformed id', 422, 'validation_failed', {
    params: { product_id: '1.5' },
  }),
];

const menuCases: Case[] = [
  fine('listFavouriteAdditives', 'product without additives', {
    query: `${filial}&product_id=${PRODUCTS.flatbread}&service_type=4`,
  }),
  refused('listFavouriteAdditives', 'unknown product', 404, 'product_not_found', {
    query: `${filial}&product_id=5&service_type=1`,
  }),
  refused('listFavouriteAdditives', 'unknown venue', 404, 'product_not_found', {
    query: `${NO_VENUE}&product_id=${PRODUCTS.besbarmaq}&service_type=1`,
  }),
  invalid('listFavouriteAdditives', 'no service', `${filial}&product_id=${PRODUCTS.besbarmaq}`),
  fine('listCrossSellProducts', 'to unknown products', { query: `${filial}&products[]=5` }),
  refused('listCrossSellProducts', 'unknown venue', 404, 'terminal_not_found', {
    query: `${NO_VENUE}&products[]=5`,
  }),
  invalid('listCrossSellProducts', 'no products', filial),
  fine('getBalanceInfo', 'no venue', { query: '' }),
  fine('getBalanceInfo', 'unknown venue', { query: NO_VENUE }),
  refused('getBalanceInfo', 'malformed venue', 200, 'validation_failed', { query: 'filial_id=abc' }),
];

const CENTRE = { latitude: 43.2389, longitude: 76.9454 };
const AT_SEA = { latitude: 0, longitude: 0 };
const headersOf = ({ latitude, longitude }: typeof CENTRE) => ({
  latitude: String(latitude),
  longitude: String(longitude),
});

const zoneCases = ['checkVenueDeliveryZone', 'checkBrandDeliveryZone'].flatMap((operation): Case[] => {
  const code = operation === 'checkVenueDeliveryZone' ? 'terminal_not_found' : 'not_found';
  return [
    fine(operation, 'out of the zone', { headers: headersOf(AT_SEA) }),
    fine(operation, 'at a pole', { headers: { latitude: '90', longitude: '180' } }),
    refused(operation, 'no coordinates', 400, 'bad_request', { headers: {} }),
    refused(operation, 'no longitude', 400, 'bad_request', { headers: { latitude: '43' } }),
    refused(operation, 'latitude out of bounds', 400, 'bad_request', {
      headers: { latitude: '91', longitude: '76.9' },
    }),
    refused(operation, 'unknown id', 404, code, { params: { id: UNKNOWN_ID } }),
    refused(operation, 'malformed id', 422, 'validation_failed', { params: { id: 'abc' } }),
  ];
});

const tariffBody = (changes: object) => ({
  body: { origin: CENTRE, destination: CENTRE, terminal_id: SAMAL, ...changes },
});

const tariffCases: Case[] = [
  fine('listTariffs', 'of the venue nearest to the origin', tariffBody({ terminal_id: null })),
  fine('listTariffs', 'of a venue that delivers by itself', tariffBody({ terminal_id: 3127 })),
  refused('listTariffs', 'suspended', 200, 'delivery_suspended', tariffBody({ terminal_id: 3112 })),
  refused('listTariffs', 'too far', 200, 'delivery_zone_unserved', tariffBody({ destination: AT_SEA })),
  refused('listTariffs', 'unknown venue', 200, 'terminal_not_found', tariffBody({ terminal_id: UNKNOWN_ID })),
  refused(
    'listTariffs',
    'a venue without delivery',
    200,
    'terminal_not_found',
    tariffBody({ terminal_id: 3105 }),
  ),
  refused('listTariffs', 'no destination', 200, 'validation_failed', tariffBody({ destination: undefined })),
  refused(
    'listTariffs',
    'a point off the Earth',
    200,
    'validation_failed',
    tariffBody({ destination: { latitude: 91, longitude: 0 } }),
  ),
  refused('listTariffs', 'unreadable body', 400, 'bad_request', { body: '{' }),
];

/** Calls that fill a basket and deliver it: favourites, suggestions, bonuses, delivery. */
export const CART_CASES: readonly Case[] = [...favouriteCases, ...menuCases, ...zoneCases, ...tariffCases];
