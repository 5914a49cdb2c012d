import { byTrack, CLIENT_ID, REDIRECT_URI } from '../browser';
import { filial, positions, shop } from './contract-calls';
import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';
import { ACCOUNT_CASES } from './contract-cases-account';
import { ADDRESS_CASES } from './contract-cases-addresses';
import { ORDER_CASES } from './contract-cases-orders';
import { BILL_CASES } from './contract-cases-bills';
import { BOOKING_CASES } from './contract-cases-booking';
import { CART_CASES } from './contract-cases-cart';
import { HALL_CASES } from './contract-cases-hall';
import { PLACE_CASES } from './contract-cases-places';
import { TABLET_CASES } from './contract-cases-tablets';
import { PRODUCTS, SAMAL } from '../orders';

const UUID = '6f1c1a52-7a0f-4b5e-8b0a-2f4f0b7c9d11';
const VENUE_LISTS = ['listLocations', 'listLocationsNear', 'listLocationsOf'];
const BY_PATH: [string, string][] = [
  ['getFilialCard', 'filial_id'],
  ['getLocationCard', 'id'],
  ['getTerminal', 'id'],
  ['getDeliveryBanner', 'id'],
  ['listFrequentProducts', 'id'],
];

const listCases = VENUE_LISTS.flatMap((operation): Case[] => {
  const params = operation === 'listLocationsOf' ? { params: { url: 'repeat' } } : {};
  const list = (title: string, query: string, headers = {}) =>
    fine(operation, title, { ...params, query, headers });
  const bad = (title: string, query: string) =>
    refused(operation, title, 422, 'validation_failed', { ...params, query });
  return [
    list('page past the end', 'page=1000'),
    list('the last page there can be', 'page=100000&limit=1'),
    list('one item a page', 'limit=1'),
    list('nearest first', 'town_id=1', { latitude: '43.2', longitude: '76.9' }),
    list('one coordinate only', 'town_id=1', { latitude: '43.2' }),
    list('best first', 'sort=rating&town_id=2'),
    list('delivery', 'filter[service]=8'),
    list('express', 'filter[service]=4&category_id=128'),
    list('takeaway category', 'category_id=132'),
    list('unknown category', 'category_id=77'),
    list('promotions only', 'filter[only-promo]=1'),
    list('brand', 'brand_id=1'),
    list('search', `search=${encodeURIComponent('ЛАГМАН')}`),
    list('search with the signs of patterns', `search=${encodeURIComponent('100%_\\')}`),
    list('map window', 'bbox=76.8,43.1,77.1,43.4'),
    list('misspelled search', `search=${encodeURIComponent('логман')}`),
    list('search without letters', `search=${encodeURIComponent('🍕')}`),
    list('map window at sea', 'bbox=0,0,1,1'),
    list('unknown town', 'town_id=999'),
    bad('page 0', 'page=0'),
    bad('limit 0', 'limit=0'),
    bad('limit 101', 'limit=101'),
    bad('page that is no number', 'page=two'),
    bad('unknown service', 'filter[service]=5'),
    bad('unknown sort', 'sort=price'),
    bad('broken map window', 'bbox=1,2,3'),
    bad('map window turned round', 'bbox=77.1,43.1,76.8,43.4'),
    bad('map window off the Earth', 'bbox=76.8,43.1,77.1,90.1'),
    bad('long search', `search=${'x'.repeat(101)}`),
    bad('empty search', 'search=%20'),
    bad('the same member twice', 'town_id=1&town_id=2'),
    refused(operation, 'latitude out of bounds', 400, 'bad_request', {
      ...params,
      headers: { latitude: '91', longitude: '76.9' },
    }),
    refused(operation, 'longitude that is no number', 400, 'bad_request', {
      ...params,
      headers: { latitude: '43', longitude: 'east' },
    }),
  ];
});

const suggestionCases = (): Case[] => {
  const given = (title: string, query: string) => fine('autocomplete', title, { query });
  const bad = (title: string, query: string) =>
    refused('autocomplete', title, 422, 'validation_failed', { query });
  return [
    given('ten of them', 'input=a&limit=10'),
    given(
      'all that it can be asked',
      `input=s&${filial}&brand_id=1&town_id=1&filter[service]=8&category_id=132`,
    ),
    given('misspelled', `input=${encodeURIComponent('хачипури')}`),
    given('without letters', `input=${encodeURIComponent('%_\\')}`),
    given('unknown venue', `input=s&filial_id=${UNKNOWN_ID}`),
    bad('no text', 'limit=3'),
    bad('empty text', 'input=%20'),
    bad('long text', `input=${'x'.repeat(101)}`),
    bad('eleven', 'input=a&limit=11'),
    bad('none', 'input=a&limit=0'),
    bad('unknown service', 'input=a&filter[service]=5'),
    bad('malformed town', 'input=a&town_id=1.5'),
  ];
};

const pathCases = BY_PATH.flatMap(([operation, name]): Case[] => [
  refused(operation, 'unknown venue', 404, 'terminal_not_found', { params: { [name]: UNKNOWN_ID } }),
  ...['abc', '0', '-1', '1.5', '99999999999', '2147483648', '%00'].map((id) =>
    refused(operation, `malformed id ${id}`, 422, 'validation_failed', { params: { [name]: id } }),
  ),
]);

const stopListBody = (changes: object) => ({
  filial_id: SAMAL,
  service_type: 1,
  products: positions,
  ...changes,
});

export const CASES: readonly Case[] = [
  ...listCases,
  ...suggestionCases(),
  ...pathCases,
  ...PLACE_CASES,
  ...CART_CASES,
  ...ACCOUNT_CASES,
  ...BILL_CASES,
  ...HALL_CASES,
  ...BOOKING_CASES,
  ...ADDRESS_CASES,
  ...ORDER_CASES,
  ...TABLET_CASES,
  fine('getCountry', 'Georgia without towns', { params: { id: 2 } }),
  refused('getCountry', 'unknown country', 404, 'not_found', { params: { id: 7 } }),
  refused('getCountry', 'malformed id', 422, 'validation_failed', { params: { id: 'kz' } }),
  refused('getCountry', 'unknown include', 422, 'validation_failed', {
    params: { id: 1 },
    query: 'include=all',
  }),
  fine('listTowns', 'default country', { query: '' }),
  fine('listTowns', 'unknown country', { query: 'country_id=9' }),
  refused('listTowns', 'malformed country', 422, 'validation_failed', { query: 'country_id=kz' }),
  refused('listLocationsOf', 'unknown list', 404, 'not_found', { params: { url: 'favourite' } }),
  fine('getFilialCard', 'its brand', { params: { filial_id: SAMAL }, query: 'brand_id=1' }),
  refused('getFilialCard', 'another brand', 404, 'terminal_not_found', {
    params: { filial_id: SAMAL },
    query: 'brand_id=2',
  }),
  refused('getMenu', 'unknown venue', 404, 'terminal_not_found', { query: `filial_id=${UNKNOWN_ID}` }),
  refused('getMenu', 'no venue', 422, 'validation_failed', { query: '' }),
  refused('listPopularProducts', 'limit 0', 422, 'validation_failed', { query: `${filial}&limit=0` }),
  refused('listPopularProducts', 'limit 101', 422, 'validation_failed', { query: `${filial}&limit=101` }),
  refused('listPopularProducts', 'unknown venue', 404, 'terminal_not_found', {
    query: `filial_id=${UNKNOWN_ID}`,
  }),
  fine('listAdditives', 'product without additives', {
    query: `${filial}&product_id=${PRODUCTS.flatbread}&service_type=1`,
  }),
  refused('listAdditives', 'unknown product', 404, 'product_not_found', {
    query: `${filial}&product_id=5&service_type=1`,
  }),
  refused('listAdditives', 'unknown venue', 404, 'product_not_found', {
    query: `filial_id=${UNKNOWN_ID}&product_id=${PRODUCTS.besbarmaq}&service_type=1`,
  }),
  refused('listAdditives', 'no service', 422, 'validation_failed', {
    query: `${filial}&product_id=${PRODUCTS.besbarmaq}`,
  }),
  refused('listAdditives', 'unknown service', 422, 'validation_failed', {
    query: `${filial}&product_id=${PRODUCTS.besbarmaq}&service_type=2`,
  }),
  fine('getProductByBarcode', 'of a label', { query: `${shop}&barcode=SORE-0133` }),
  refused('getProductByBarcode', 'unknown barcode', 200, 'product_not_found', {
    query: `${shop}&barcode=96385074`,
  }),
  refused('getProductByBarcode', 'of another venue', 200, 'product_not_found', {
    query: `${filial}&barcode=4870300001375`,
  }),
  refused('getProductByBarcode', 'unknown venue', 200, 'terminal_not_found', {
    query: `filial_id=${UNKNOWN_ID}&barcode=4870300001375`,
  }),
  refused('getProductByBarcode', 'no barcode', 200, 'validation_failed', { query: shop }),
  refused('getProductByBarcode', 'too long a barcode', 200, 'validation_failed', {
    query: `${shop}&barcode=${'1'.repeat(49)}`,
  }),
  fine('listProductsWithAdditives', 'unknown products are left out', { query: `${filial}&products[]=5` }),
  refused('listProductsWithAdditives', 'no products', 422, 'validation_failed', { query: filial }),
  refused('listProductsWithAdditives', 'unknown venue', 404, 'terminal_not_found', {
    query: `filial_id=${UNKNOWN_ID}&products[]=5`,
  }),
  refused('checkStopList', 'unknown venue', 200, 'terminal_not_found', {
    body: stopListBody({ filial_id: UNKNOWN_ID }),
  }),
  refused('checkStopList', 'no products', 200, 'validation_failed', { body: stopListBody({ products: [] }) }),
  refused('checkStopList', 'unreadable body', 400, 'bad_request', { body: '{"filial_id":' }),
  refused('checkStopList', 'no body', 400, 'bad_request', { body: '' }),
  fine('checkStopList', 'everything that can stand against a product', {
    body: stopListBody({
      products: [
        { product_id: PRODUCTS.toyPlov, count: 1, price: 1 },
        { product_id: UNKNOWN_ID, count: 1, price: 1 },
        { product_id: PRODUCTS.beetSalad, count: 1, price: 1590 },
        { product_id: PRODUCTS.samsa, count: 99, price: 480 },
        { product_id: PRODUCTS.besbarmaq, count: 1, price: 4990 },
        { product_id: PRODUCTS.manty, size_id: 1, count: 1, price: 2250 },
      ],
    }),
  }),
  refused('getCookingTime', 'unknown venue', 200, 'terminal_not_found', {
    body: { filial_id: UNKNOWN_ID, products: [{ product_id: 1, count: 1 }] },
  }),
  refused('getCookingTime', 'unknown product', 200, 'product_deleted', {
    body: { filial_id: SAMAL, products: [{ product_id: 1, count: 1 }] },
  }),
  refused('getCookingTime', 'count 0', 200, 'validation_failed', {
    body: { filial_id: SAMAL, products: [{ product_id: PRODUCTS.flatbread, count: 0 }] },
  }),
  refused('getCookingTime', 'unreadable body', 400, 'bad_request', { body: 'x' }),
  refused('createTakeawayOrder', 'no members', 422, 'validation_failed', {
    headers: { 'x-country-code': 'kz' },
    body: {},
  }),
  refused('createTakeawayOrder', 'no body', 400, 'bad_request', {
    headers: { 'x-country-code': 'kz' },
    body: '',
  }),
  refused('getOrder', 'unknown order', 404, 'order_not_found', { query: `order_id=${UNKNOWN_ID}` }),
  refused('getOrder', 'malformed id', 422, 'validation_failed', { query: 'order_id=A-100' }),
  refused('getOrder', 'no id', 422, 'validation_failed', { query: '' }),
  fine('listOrders', 'page past the end', { query: 'page=500' }),
  fine('listOrders', 'another service', { query: 'service_type=4' }),
  fine('listOrders', 'another brand', { query: 'brand_id=2' }),
  refused('listOrders', 'limit 101', 422, 'validation_failed', { query: 'limit=101' }),
  refused('cancelOrder', 'unknown order', 404, 'order_not_found', { params: { id: UNKNOWN_ID } }),
  refused('cancelOrder', 'malformed id', 422, 'validation_failed', { params: { id: 'A-100' } }),
  refused('createToken', 'no members', 422, 'validation_failed', { body: {} }),
  refused('createToken', 'unknown grant', 400, 'unsupported_grant_type', {
    body: { client_id: CLIENT_ID, grant_type: 'password' },
  }),
  refused('createToken', 'unknown client', 400, 'invalid_client', {
    body: { client_id: 'other', ...byTrack(UUID) },
  }),
  refused('createToken', 'no code', 400, 'auth_code_missing', {
    body: { client_id: CLIENT_ID, grant_type: 'authorization_code', redirect_uri: REDIRECT_URI },
  }),
  refused('createToken', 'unknown code', 400, 'invalid_grant', {
    body: {
      client_id: CLIENT_ID,
      grant_type: 'authorization_code',
      redirect_uri: REDIRECT_URI,
      code: 'nothing',
    },
  }),
  refused('createToken', 'no track', 400, 'auth_track_id_missing', {
    body: { client_id: CLIENT_ID, grant_type: 'authorization_track_id' },
  }),
  refused('createToken', 'unknown track', 400, 'invalid_grant', {
    body: { client_id: CLIENT_ID, ...byTrack(UUID) },
  }),
  refused('createToken', 'malformed track', 422, 'validation_failed', {
    body: { client_id: CLIENT_ID, ...byTrack('track') },
  }),
  refused('createTrack', 'unknown client', 400, 'invalid_client', { body: { client_id: 'other' } }),
  refused('revokeTrack', 'malformed id', 422, 'validation_failed', { params: { id: 'track' } }),
  refused('updateUser', 'unknown gender', 422, 'validation_failed', {
    body: { data: { type: 'user', attributes: { gender: 'other' } } },
  }),
  refused('updateUser', 'no data', 422, 'validation_failed', { body: {} }),
  refused('updateUser', 'birth date that is none', 422, 'validation_failed', {
    body: { data: { type: 'user', attributes: { bday: '2001-02-30' } } },
  }),
  refused('updateUser', 'birth date to come', 422, 'validation_failed', {
    body: { data: { type: 'user', attributes: { bday: '2199-01-01' } } },
  }),
  refused('updateUser', 'name of one letter', 422, 'validation_failed', {
    body: { data: { type: 'user', attributes: { name: 'A' } } },
  }),
  refused('updateUser', 'nothing to change', 422, 'validation_failed', {
    body: { data: { type: 'user', attributes: {} } },
  }),
  fine('updateUser', 'birth date and gender taken back', {
    body: { data: { type: 'user', attributes: { bday: '', gender: null } } },
  }),
  refused('getLegalDocument', 'unknown document', 404, 'not_found', { params: { code: 'constructor' } }),
  refused('listLegalDocuments', 'unknown country', 422, 'validation_failed', { query: 'country_id=3' }),
  { operation: 'signInPage', title: 'no client', status: 400, query: 'state=s' },
  { operation: 'signOutPage', title: 'unknown client', status: 400, query: 'client_id=other' },
  {
    operation: 'signOutPage',
    title: 'back to the app',
    status: 302,
    query: `client_id=${CLIENT_ID}&redirect_uri=http://localhost:3000/`,
  },
  refused('getImage', 'a picture that is not ours', 404, 'not_found', {
    query: 'url=http://localhost/a.webp',
  }),
  refused('getImage', 'no address', 422, 'validation_failed', { query: '' }),
  refused('getImage', 'too wide', 422, 'validation_failed', {
    query: 'url=http://sandbox.test/images/a.webp&w=4096',
  }),
];
