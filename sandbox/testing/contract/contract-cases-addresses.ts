import { addressBody } from '../addresses';
import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';

const BAD_BODIES: [string, Record<string, unknown>][] = [
  ['no name', { name: undefined }],
  ['an empty name', { name: '' }],
  ['a long name', { name: 'ү'.repeat(61) }],
  ['no town', { city: undefined }],
  ['an empty street', { street: '' }],
  ['a long street', { street: 'ქ'.repeat(201) }],
  ['a building that is a number', { building: 52 }],
  ['a long building', { building: '5'.repeat(31) }],
  ['a long entrance', { entrance: '1'.repeat(21) }],
  ['a floor that is null', { floor: null }],
  ['a long flat', { apartment: '1'.repeat(21) }],
  ['a long comment', { comment: 'ә'.repeat(501) }],
  ['a long title', { title: 'x'.repeat(301) }],
  ['a private house that is a text', { is_private_house: 'yes' }],
  ['a point off the Earth', { latitude: 90.1 }],
  ['no longitude', { longitude: undefined }],
  ['a zero sign', { comment: 'a\u0000b' }],
];

const bodyCases = ['createAddress', 'updateAddress'].flatMap((operation): Case[] => [
  ...BAD_BODIES.map(([title, changes]) =>
    refused(operation, title, 422, 'validation_failed', { body: addressBody(changes) }),
  ),
  refused(operation, 'no body', 400, 'bad_request', { body: '' }),
  refused(operation, 'unreadable body', 400, 'bad_request', { body: '{"name":' }),
]);

const created = (title: string, changes: Record<string, unknown>): Case => ({
  ...fine('createAddress', title, { body: addressBody(changes) }),
  status: 201,
});

const savedCases: Case[] = [
  ...bodyCases,
  created('the longest there can be', {
    name: '🏠'.repeat(60),
    city: 'ა'.repeat(100),
    street: 'ө'.repeat(200),
    building: '1'.repeat(30),
    entrance: 'е'.repeat(20),
    floor: '1'.repeat(20),
    apartment: '1'.repeat(20),
    comment: 'ғ'.repeat(500),
  }),
  created('what must be there only', {
    title: undefined,
    entrance: undefined,
    floor: undefined,
    apartment: undefined,
    is_private_house: undefined,
    comment: undefined,
  }),
  ...['getAddress', 'updateAddress', 'deleteAddress'].flatMap((operation) => [
    refused(operation, 'unknown address', 404, 'not_found', {
      params: { id: UNKNOWN_ID },
      ...(operation === 'updateAddress' ? { body: addressBody() } : {}),
    }),
    ...['-1', 'abc', '1.5', '2147483648'].map((id) =>
      refused(operation, `malformed id ${id}`, 422, 'validation_failed', { params: { id } }),
    ),
  ]),
];

/** The geo service has no code of a refusal. */
const unfound = (operation: string, title: string, status: number, query: string, locale = 'kk'): Case => ({
  operation,
  title,
  status,
  query,
  headers: { locale },
});

const found = (operation: string, title: string, query: string, locale = 'kk') =>
  fine(operation, title, { query, headers: { locale } });

const typed = (text: string) => `address=${encodeURIComponent(text)}`;

const geoCases: Case[] = [
  found('suggestAddresses', 'ten of them', `${typed('а')}&limit=10`),
  found('suggestAddresses', 'a town', typed('Тбилиси'), 'en'),
  found('suggestAddresses', 'a house that is not there', typed('Абая 9999')),
  found('suggestAddresses', 'in Georgian', typed('რუსთაველის გამზირი 12'), 'ka'),
  found('suggestAddresses', 'nothing', typed('qwzx')),
  found('suggestAddresses', 'without letters', typed('%_\\ 🍕')),
  unfound('suggestAddresses', 'no text', 422, 'limit=3'),
  unfound('suggestAddresses', 'empty text', 422, 'address=%20'),
  unfound('suggestAddresses', 'long text', 422, `address=${'x'.repeat(201)}`),
  unfound('suggestAddresses', 'eleven', 422, `${typed('а')}&limit=11`),
  unfound('suggestAddresses', 'none', 422, `${typed('а')}&limit=0`),
  unfound('suggestAddresses', 'unknown language', 400, typed('а'), 'fr'),
  refusedWithoutLocale('suggestAddresses', typed('а')),
  found('reverseGeocode', 'in Tbilisi', 'lat=41.6971&long=44.7995', 'ka'),
  found('reverseGeocode', 'in the outskirts', 'lat=43.35&long=76.85'),
  unfound('reverseGeocode', 'at sea', 404, 'lat=0&long=0'),
  unfound('reverseGeocode', 'at a pole', 404, 'lat=-90&long=180'),
  unfound('reverseGeocode', 'off the Earth', 422, 'lat=90.5&long=0'),
  unfound('reverseGeocode', 'no longitude', 422, 'lat=43'),
  unfound('reverseGeocode', 'latitude that is no number', 422, 'lat=north&long=76.9'),
  refusedWithoutLocale('reverseGeocode', 'lat=43.2401&long=76.9189'),
];

function refusedWithoutLocale(operation: string, query: string): Case {
  return { operation, title: 'no language', status: 400, query, headers: {} };
}

/** Calls about where a diner lives: saved addresses, and what the geo service finds. */
export const ADDRESS_CASES: readonly Case[] = [...savedCases, ...geoCases];
