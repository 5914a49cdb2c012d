/** @jest-environment node */
import { signedInOver } from '@/lib/core/session/test-session';
import type { Site } from '@/lib/core/site/site';
import { startFakePlatform, type FakeAnswer, type FakePlatform } from '@/lib/core/upstream/test-platform';

const SITE: Site = { country: 'kz', language: 'ru', surface: 'web' };
const TARGET = { deviceId: 'device-0001', token: '{"endpoint":"https://push.test/1"}' };
const DONE: FakeAnswer = { status: 204, text: '' };
const REGISTER = '/api/v2/push-gateway/token';
const UNASSIGN = '/api/v2/push-gateway/token/un-assign';

let platform: FakePlatform;
let server: typeof import('./push.server');
let signedIn: Parameters<typeof server.registerPush>[0];

beforeAll(async () => {
  platform = await startFakePlatform();
  server = await import('./push.server');
  const { userUpstream } = await import('@/lib/core/upstream/client');
  signedIn = signedInOver(userUpstream({ ...SITE, accessToken: 'token', deviceId: 'device-0001' }));
});
beforeEach(() => {
  platform.reset();
  platform.answer(DONE);
});
afterAll(() => platform.close());

const register = (target: Parameters<typeof server.registerPush>[1] = TARGET) =>
  server.registerPush(signedIn, target);
const unassign = (target: Parameters<typeof server.unassignPush>[1] = TARGET) =>
  server.unassignPush(SITE, target);

describe('a push token', () => {
  // Holds NOTE-05, NOTE-06.
  test('is registered for the diner, the device, the system and the project', async () => {
    await register();
    expect(platform.calls).toMatchObject([
      {
        method: 'POST',
        path: REGISTER,
        body: { token: TARGET.token, analyticDeviceID: 'device-0001' },
        headers: {
          'x-os': 'web',
          'x-project': 'dastarkhan',
          authorization: 'Bearer token',
          'x-fingerprint': 'device-0001',
        },
      },
    ]);
  });

  // Holds NOTE-07.
  test('is un-assigned without a diner’s token', async () => {
    await unassign();
    expect(platform.calls).toMatchObject([
      {
        method: 'POST',
        path: UNASSIGN,
        body: { token: TARGET.token, analyticDeviceID: 'device-0001' },
        headers: { 'x-os': 'web', 'x-project': 'dastarkhan', 'x-fingerprint': 'device-0001' },
      },
    ]);
    expect(platform.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each([
    ['registered', register],
    ['un-assigned', unassign],
  ])('is not %s for no device', async (_what, act) => {
    await expect(act({ ...TARGET, deviceId: undefined })).rejects.toMatchObject({ code: 'request/invalid' });
    expect(platform.calls).toEqual([]);
  });

  test.each<[style: string, answer: FakeAnswer]>([
    ['by HTTP status', { status: 422, json: { message: 'No' } }],
    ['inside HTTP 200', { json: { error_code: 422, message: 'No' } }],
  ])('a push token that the gateway refuses %s is a failure', async (_style, answer) => {
    platform.answer(answer);
    await expect(register()).rejects.toMatchObject({ failure: 'refused', status: 422 });
    await expect(unassign()).rejects.toMatchObject({ failure: 'refused', status: 422 });
  });
});
