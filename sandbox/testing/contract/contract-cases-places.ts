import { filial } from './contract-calls';
import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';
import { SAMAL, SUPRA } from '../orders';

const invalid = (operation: string, title: string, query: string): Case =>
  refused(operation, title, 422, 'validation_failed', { query });

const MALFORMED_IDS = ['abc', '0', '-1', '1.5', '99999999999', '2147483648', '%00'];

const brandCases: Case[] = [
  fine('listBrands', 'everywhere', { query: '' }),
  fine('listBrands', 'on Home', { query: 'town_id=1&filter[home]=1' }),
  fine('listBrands', 'with reservations', { query: 'filter[booking]=1' }),
  fine('listBrands', 'delivery', { query: 'town_id=2&filter[service]=8' }),
  fine('listBrands', 'takeaway', { query: 'town_id=2&filter[service]=4' }),
  fine('listBrands', 'search', { query: `search=${encodeURIComponent('ЛАГМАН')}` }),
  fine('listBrands', 'search with the signs of patterns', {
    query: `search=${encodeURIComponent('100%_\\')}`,
  }),
  fine('listBrands', 'search without letters', { query: `search=${encodeURIComponent('🍕')}` }),
  fine('listBrands', 'unknown town', { query: 'town_id=999' }),
  fine('listBrands', 'page past the end', { query: 'page=100000' }),
  invalid('listBrands', 'page 0', 'page=0'),
  invalid('listBrands', 'limit 101', 'limit=101'),
  invalid('listBrands', 'unknown service', 'filter[service]=1'),
  invalid('listBrands', 'a flag that is none', 'filter[home]=yes'),
  invalid('listBrands', 'empty search', 'search=%20'),
  invalid('listBrands', 'long search', `search=${'x'.repeat(101)}`),
  fine('listLocationsOfBrand', 'everywhere', { params: { brandId: 101 }, query: '' }),
  fine('listLocationsOfBrand', 'in a town of another country', {
    params: { brandId: 1 },
    query: 'town_id=101',
  }),
  refused('listLocationsOfBrand', 'unknown brand', 404, 'not_found', { params: { brandId: UNKNOWN_ID } }),
  ...MALFORMED_IDS.map((brandId) =>
    refused('listLocationsOfBrand', `malformed id ${brandId}`, 422, 'validation_failed', {
      params: { brandId },
    }),
  ),
  ...['samal-kz', 'piano-pizza-kz', 'supra-ge', 'mall-ge'].map((code) =>
    fine('getCustomConfig', code, { params: { code } }),
  ),
  refused('getCustomConfig', 'unknown code', 404, 'not_found', { params: { code: 'constructor' } }),
  ...['UPPER', 'a', 'with%20space', `${'x'.repeat(61)}`].map((code) =>
    refused('getCustomConfig', `malformed code ${code.slice(0, 12)}`, 422, 'validation_failed', {
      params: { code },
    }),
  ),
];

const promoCases: Case[] = [
  fine('listPromos', 'without products, not running ones too', { query: `filter[filial_id]=${SUPRA}` }),
  fine('listPromos', 'unknown venue', { query: `filter[filial_id]=${UNKNOWN_ID}` }),
  invalid('listPromos', 'no venue', 'filter[onlyActive]=1'),
  invalid('listPromos', 'unknown include', `filter[filial_id]=${SAMAL}&include=all`),
  invalid('listPromos', 'a flag that is none', `filter[filial_id]=${SAMAL}&filter[onlyActive]=true`),
  fine('listSubsidies', 'one venue', { query: `terminal_ids[]=${SUPRA}` }),
  fine('listSubsidies', 'the same venue twice', { query: `terminal_ids[]=${SUPRA}&terminal_ids[]=${SUPRA}` }),
  fine('listSubsidies', 'unknown venue', { query: `terminal_ids[]=${UNKNOWN_ID}` }),
  invalid('listSubsidies', 'no venue', 'only_active=1'),
  invalid('listSubsidies', 'malformed venue', 'terminal_ids[]=abc'),
  invalid(
    'listSubsidies',
    'more than a hundred venues',
    Array.from({ length: 101 }, (_, n) => `terminal_ids[]=${n + 1}`).join('&'),
  ),
  fine('listRecommendedProducts', 'for delivery', { query: `${filial}&service_type=4&limit=5` }),
  refused('listRecommendedProducts', 'unknown venue', 404, 'terminal_not_found', {
    query: `filial_id=${UNKNOWN_ID}`,
  }),
  invalid('listRecommendedProducts', 'no venue', ''),
  invalid('listRecommendedProducts', 'unknown service', `${filial}&service_type=2`),
  invalid('listRecommendedProducts', 'limit 0', `${filial}&limit=0`),
];

const contentCases: Case[] = [
  fine('listStories', 'everywhere', { query: '' }),
  fine('listStories', 'Georgia', { query: 'town_id=101' }),
  fine('listStories', 'brand', { query: 'brand_id=1' }),
  fine('listStories', 'venue', { query: `filial_id=${SUPRA}` }),
  fine('listStories', 'unknown town', { query: 'town_id=999' }),
  fine('listStories', 'unknown venue', { query: `filial_id=${UNKNOWN_ID}` }),
  invalid('listStories', 'malformed town', 'town_id=almaty'),
  refused('markStoryViewed', 'unknown story', 404, 'not_found', { params: { id: UNKNOWN_ID } }),
  refused('markStoryViewed', 'ended story', 404, 'not_found', { params: { id: 9 } }),
  ...MALFORMED_IDS.map((id) =>
    refused('markStoryViewed', `malformed id ${id}`, 422, 'validation_failed', { params: { id } }),
  ),
  fine('listFaq', 'default country', { query: '' }),
  invalid('listFaq', 'unknown country', 'country_id=3'),
  ...['offer', 'privacy_policy', 'personal_data_consent', 'marketing_consent', 'bonus_rules'].map((code) =>
    fine('getLegalDocument', code, { params: { code } }),
  ),
];

/** Calls that lead to a place: brands, promotions, stories, texts. */
export const PLACE_CASES: readonly Case[] = [...brandCases, ...promoCases, ...contentCases];
