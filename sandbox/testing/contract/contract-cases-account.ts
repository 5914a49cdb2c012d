import { pushHeaders } from '../account';
import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';

const image = (type: string) => ({ 'content-type': `image/${type}` });

const userCase = (title: string, attributes: unknown): Case =>
  refused('updateUser', title, 422, 'validation_failed', { body: { data: { type: 'user', attributes } } });

const goodUser = (title: string, attributes: unknown): Case =>
  fine('updateUser', title, { body: { data: { type: 'user', attributes } } });

const userCases: Case[] = [
  goodUser('name in Kazakh', { name: 'Әлия', surname: 'Құнанбайқызы' }),
  goodUser('name in Georgian', { name: 'თამარი', surname: 'ბაგრატიონი' }),
  goodUser('name with emoji', { name: '🍕Ада👩‍🍳', surname: '' }),
  goodUser('names as long as they may be, of emoji', { name: '👍'.repeat(100), surname: '👍'.repeat(100) }),
  goodUser('name that is markup', { name: '<img src=x onerror=alert(1)>' }),
  userCase('name of one emoji', { name: '👍' }),
  userCase('name that is too long', { name: 'Ә'.repeat(101) }),
  userCase('surname that is too long', { surname: 'ა'.repeat(101) }),
  userCase('name with a zero sign', { name: 'Ай\0герім' }),
  userCase('name that is no text', { name: 7 }),
  userCase('birth date in another order', { bday: '21.05.1994' }),
  userCase('birth date today', { bday: new Date().toISOString().slice(0, 10) }),
  refused('updateUser', 'another type', 422, 'validation_failed', {
    body: { data: { type: 'order', attributes: { name: 'Әлия' } } },
  }),
  refused('updateUser', 'half a JSON text', 400, 'bad_request', { body: '{"data":' }),
  ...['kk', 'ru', 'en', 'ka'].map((language): Case => ({
    operation: 'setLanguage',
    title: language,
    status: 204,
    body: { language },
  })),
  refused('setLanguage', 'unknown language', 422, 'validation_failed', { body: { language: 'fr' } }),
  refused('setLanguage', 'no language', 422, 'validation_failed', { body: {} }),
];

const avatarCases: Case[] = [
  refused('uploadAvatar', 'no bytes', 400, 'bad_request', { body: '', headers: image('png') }),
  refused('uploadAvatar', 'a text that calls itself a picture', 415, 'unsupported_media_type', {
    body: 'This is not a picture.',
    headers: image('jpeg'),
  }),
  refused('uploadAvatar', 'a drawing that calls itself PNG', 415, 'unsupported_media_type', {
    body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    headers: image('png'),
  }),
  refused('uploadAvatar', 'a drawing that says so', 415, 'unsupported_media_type', {
    body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    headers: image('svg+xml'),
  }),
  refused('uploadAvatar', 'JSON', 415, 'unsupported_media_type', {
    body: { avatar: 'https://a.example/a.png' },
  }),
  refused('uploadAvatar', 'more than 5 MiB', 413, 'payload_too_large', {
    body: Buffer.alloc(5 * 1024 * 1024 + 1),
    headers: image('jpeg'),
  }),
];

const rewardCases: Case[] = [
  fine('getPrivateReward', 'of all brands', { query: '' }),
  fine('getPrivateReward', 'of a brand without one', { query: 'brand_id=1' }),
  fine('getPrivateReward', 'of an unknown brand', { query: `brand_id=${UNKNOWN_ID}` }),
  ...['abc', '0', '-1', '1.5', '2147483648'].map((id) =>
    refused('getPrivateReward', `malformed brand ${id}`, 422, 'validation_failed', {
      query: `brand_id=${id}`,
    }),
  ),
];

/** The push gateway refuses by its status alone. */
const pushCases = ['registerPushToken', 'unassignPushToken'].flatMap((operation): Case[] => {
  const device = { token: 'fcm:1', analyticDeviceID: 'device-1' };
  const bad = (title: string, status: number, parts: Partial<Case>): Case => ({
    operation,
    title,
    status,
    headers: pushHeaders,
    body: device,
    ...parts,
  });
  return [
    bad('as long as it may be', 204, {
      body: { token: '😀x'.repeat(1365), analyticDeviceID: 'd'.repeat(128) },
    }),
    bad('unknown platform', 400, { headers: { ...pushHeaders, 'x-os': 'windows' } }),
    bad('no platform', 400, { headers: { 'x-project': 'dastarkhan' } }),
    bad('no project', 400, { headers: { 'x-os': 'ios' } }),
    bad('project in capitals', 400, { headers: { ...pushHeaders, 'x-project': 'Dastarkhan' } }),
    bad('no token', 422, { body: { analyticDeviceID: 'device-1' } }),
    bad('empty token', 422, { body: { ...device, token: '' } }),
    bad('token with a zero sign', 422, { body: { ...device, token: 'a\0' } }),
    bad('token that is too long', 422, { body: { ...device, token: 'x'.repeat(4097) } }),
    bad('device that is too long', 422, { body: { ...device, analyticDeviceID: 'x'.repeat(129) } }),
    bad('no JSON', 400, { body: 'token=1' }),
  ];
});

/** Calls that belong to an account. */
export const ACCOUNT_CASES: readonly Case[] = [...userCases, ...avatarCases, ...rewardCases, ...pushCases];
