/** @jest-environment node */
import { NextRequest } from 'next/server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import { sealedSession } from '@/lib/core/session/test-session';
import type { Site } from '@/lib/core/site/site';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import { profileSchema } from './profile.schema';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const USER = '/api/v3/user';
const SETTINGS = '/profile/api/v1/profile';
const contract = readContract() as {
  schemas: {
    User: { example: { attributes: Record<string, unknown> } };
    Profile: { example: Record<string, unknown> };
  };
};
const userOf = (part: object = {}) => {
  const { example } = contract.schemas.User;
  return { json: { data: { ...example, attributes: { ...example.attributes, ...part } } } };
};
const settings = { json: { data: contract.schemas.Profile.example } };
const refusal = (status: number, code: string, pointer?: string) => ({
  status,
  json: { errors: [{ status: String(status), code, title: '', source: pointer ? { pointer } : undefined }] },
});

let platform: FakePlatform;
let server: typeof import('./profile.server');
let signedIn: SignedIn;

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await import('./profile.server');
  const { readSignedIn } = await import('@/lib/core/session/signed-in.server');
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  const cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
  const { cookies } = new NextRequest('http://app.test', { headers: { cookie } });
  const read = await readSignedIn(cookies, SITE);
  if (!read) throw new Error('no session');
  signedIn = read;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

describe('the profile', () => {
  // Holds PROF-04, PROF-13, PROF-17.
  test('is the account together with its settings, requested with the diner’s token', async () => {
    platform.answer(userOf(), USER);
    platform.answer(settings, SETTINGS);
    const profile = await server.getProfile(signedIn);
    expect(profile).toEqual({
      name: 'Айгерім',
      surname: 'Сейтқали',
      birthday: '1994-05-21',
      phone: '+77011234567',
      gender: 'female',
      avatar: 'https://images.example/avatars/700431.webp#as-is',
      language: 'kk',
      restorableUntil: null,
      isNotificationsLinked: false,
    });
    expect(profileSchema.parse(profile)).toEqual(profile);
    expect(platform.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      `GET ${USER}`,
      `GET ${SETTINGS}`,
    ]);
    expect(platform.calls.every(({ headers }) => headers.authorization === 'Bearer token')).toBe(true);
  });

  test.each([
    ['no birthday', { bday: '' }, { birthday: null }],
    ['a birthday that there was not', { bday: '0000-00-00' }, { birthday: null }],
    ['no gender', { gender: null }, { gender: null }],
    ['a gender that we do not know', { gender: 'other' }, { gender: null }],
    ['no picture', { avatar: null }, { avatar: null }],
    ['a language that we do not have', { language: 'fr' }, { language: null }],
    ['no name yet', { name: '', surname: '' }, { name: '', surname: '' }],
    [
      'a deletion',
      { deleted_at: '2026-03-14T08:25:00Z', restorable_until: '2026-06-12T08:25:00Z' },
      { restorableUntil: '2026-06-12T08:25:00Z' },
    ],
    [
      'a deletion that cannot be taken back',
      { deleted_at: '2026-03-14T08:25:00Z' },
      { restorableUntil: '2026-03-14T08:25:00Z' },
    ],
  ])('the profile with %s is reported as such', async (_what, sent, expected) => {
    platform.answer(userOf(sent), USER);
    platform.answer(settings, SETTINGS);
    await expect(server.getProfile(signedIn)).resolves.toMatchObject(expected);
  });

  test.each([
    ['the service of settings is down', { status: 503, json: {} }],
    ['the account is deleted', refusal(403, 'account_deleted')],
  ])('is read without settings while %s', async (_what, answer) => {
    platform.answer(userOf(), USER);
    platform.answer(answer, SETTINGS);
    await expect(server.getProfile(signedIn)).resolves.toMatchObject({
      name: 'Айгерім',
      isNotificationsLinked: null,
    });
  });

  test('fails without the account', async () => {
    platform.answer(refusal(404, 'not_found'), USER);
    platform.answer(settings, SETTINGS);
    await expect(server.getProfile(signedIn)).rejects.toMatchObject({ name: 'UpstreamError', status: 404 });
  });
});

describe('a change', () => {
  // Holds PROF-06, PROF-14.
  test('is sent as data of a user, the birthday as YYYY-MM-DD', async () => {
    platform.answer(userOf({ name: 'Айым' }));
    const changes = { name: 'Айым', surname: 'Сейтқали', birthday: '1994-05-21', gender: 'female' } as const;
    await expect(server.saveProfile(signedIn, changes)).resolves.toMatchObject({ name: 'Айым' });
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]).toMatchObject({ method: 'PUT', path: USER });
    expect(platform.calls[0]?.headers['idempotency-key']).toEqual(expect.any(String));
    const { birthday, ...rest } = changes;
    expect(platform.calls[0]?.body).toEqual({
      data: { type: 'user', attributes: { ...rest, bday: birthday } },
    });
  });

  // Holds PROF-07.
  test('sends an absent birthday as an empty string, and leaves alone what it does not name', async () => {
    platform.answer(userOf());
    await server.saveProfile(signedIn, { name: 'Айым', birthday: null });
    expect(platform.calls[0]?.body).toEqual({
      data: { type: 'user', attributes: { name: 'Айым', bday: '' } },
    });
  });

  test('is repeated with its own key when the platform stumbles', async () => {
    platform.answer([{ status: 503, headers: { 'Retry-After': '0' }, json: {} }, userOf()]);
    await server.saveProfile(signedIn, { name: 'Айым', birthday: null });
    const keys = platform.calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['/data/attributes/bday', 'birthday'],
    ['/data/attributes/name', 'name'],
    ['/data', null],
  ])('a change that is refused because of %s names the field %s', async (pointer, member) => {
    platform.answer(refusal(422, 'validation_failed', pointer));
    await expect(server.saveProfile(signedIn, { name: 'Айым', birthday: null })).rejects.toMatchObject({
      code: 'profile/refused',
      options: { details: { member } },
    });
  });

  test('a change of a deleted account is reported as that', async () => {
    platform.answer(refusal(403, 'account_deleted'));
    await expect(server.saveProfile(signedIn, { name: 'Айым', birthday: null })).rejects.toMatchObject({
      code: 'auth/deleted-account',
    });
  });
});

describe('the picture', () => {
  const content = new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x80]);

  // Holds PROF-15.
  test('is sent as raw bytes of its own type', async () => {
    platform.answer(userOf());
    await server.uploadAvatar(signedIn, { content, mediaType: 'image/jpeg' });
    const [call] = platform.calls;
    expect(call).toMatchObject({ method: 'POST', path: `${USER}/avatar` });
    expect(call?.headers['content-type']).toBe('image/jpeg');
    expect(new Uint8Array(call?.body as Buffer)).toEqual(content);
  });

  test.each([
    [413, 'payload_too_large', 'profile/picture-too-large'],
    [415, 'unsupported_media_type', 'profile/picture'],
  ])('the picture that the platform refuses (%d %s) is reported as %s', async (status, code, expected) => {
    platform.answer(refusal(status, code));
    await expect(server.uploadAvatar(signedIn, { content, mediaType: 'image/jpeg' })).rejects.toMatchObject({
      code: expected,
    });
  });

  // Holds PROF-16.
  test('is removed', async () => {
    platform.answer({ status: 204, text: '' });
    await server.removeAvatar(signedIn);
    expect(platform.calls[0]).toMatchObject({ method: 'DELETE', path: `${USER}/avatar` });
  });
});

test('the language is set by its code', async () => {
  platform.answer({ status: 204, text: '' });
  await server.setLanguage(signedIn, 'kk');
  expect(platform.calls[0]).toMatchObject({
    method: 'POST',
    path: `${SETTINGS}/language`,
    body: { language: 'kk' },
  });
});

describe('the deletion of an account', () => {
  test('has the time until which it can be restored', async () => {
    platform.answer(userOf({ deleted_at: '2026-03-14T08:25:00Z', restorable_until: '2026-06-12T08:25:00Z' }));
    await expect(server.deleteAccount(signedIn)).resolves.toBe('2026-06-12T08:25:00Z');
    expect(platform.calls[0]).toMatchObject({ method: 'DELETE', path: USER });
  });

  test('can be undone', async () => {
    platform.answer(userOf(), `${USER}/restore`);
    await expect(server.restoreAccount(signedIn)).resolves.toMatchObject({ restorableUntil: null });
    expect(platform.calls[0]).toMatchObject({ method: 'POST', path: `${USER}/restore` });
  });

  test('the deletion of an account that was undone before can be undone again without an error', async () => {
    platform.answer(refusal(409, 'account_not_deleted'), `${USER}/restore`);
    platform.answer(userOf(), USER);
    await expect(server.restoreAccount(signedIn)).resolves.toMatchObject({ name: 'Айгерім' });
  });

  // Holds PROF-20.
  test('cannot be undone after 90 days', async () => {
    platform.answer(refusal(410, 'restore_period_over'), `${USER}/restore`);
    await expect(server.restoreAccount(signedIn)).rejects.toMatchObject({ code: 'profile/restore-over' });
  });
});
