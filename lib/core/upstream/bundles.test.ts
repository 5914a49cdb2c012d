/** @jest-environment node */
import { z } from 'zod';
import { startFakePlatform, type FakePlatform } from './test-platform';

const DINER = { language: 'ru', country: 'kz' } as const;
const FAILURES_TO_OPEN = 10;
const REFUSED = { status: 404, json: { errors: [] } };
const DOWN = { status: 500, json: { errors: [] } };

type Bundle = typeof import('./client') & typeof import('./upstream-error');

let platform: FakePlatform;
/** The bundle that made the breakers of this process, and another, which has a copy of every module. */
let first: Bundle;
let other: Bundle;
let service = 0;

const load = async (): Promise<Bundle> => {
  jest.resetModules();
  return { ...(await import('./client')), ...(await import('./upstream-error')) };
};

beforeAll(async () => {
  platform = await startFakePlatform();
  first = await load();
  other = await load();
});
beforeEach(async () => {
  platform.reset();
  service += 1;
  platform.answer({ json: null });
  await send(first);
});
afterAll(() => platform.close());

const send = (bundle: Bundle): Promise<unknown> =>
  bundle.callUpstream('get', DINER, { path: `shared-${service}/things`, schema: z.unknown(), retries: 0 });
async function failTimes(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await expect(send(other)).rejects.toThrow();
}

describe('a breaker that another bundle of the server has made', () => {
  test('does not count a refusal as a failure of the service', async () => {
    platform.answer(REFUSED);
    await failTimes(FAILURES_TO_OPEN);
    await expect(send(other)).rejects.toMatchObject({ failure: 'refused', status: 404 });
    await expect(send(first)).rejects.toMatchObject({ failure: 'refused', status: 404 });
  });

  test('opens after failures of the service, and says that the call was not sent', async () => {
    platform.answer(DOWN);
    await failTimes(FAILURES_TO_OPEN);
    const notSent = { failure: 'open-breaker', status: 503, isOutcomeUnknown: false };
    await expect(send(other)).rejects.toMatchObject(notSent);
    await expect(send(first)).rejects.toMatchObject(notSent);
  });
});

test('an error of one bundle is known by another that asks for its class', async () => {
  platform.answer(REFUSED);
  const error: unknown = await send(first).catch((thrown: unknown) => thrown);
  expect(first.UpstreamError).not.toBe(other.UpstreamError);
  expect(error).toBeInstanceOf(other.UpstreamError);
  expect(new Error('other')).not.toBeInstanceOf(other.UpstreamError);
});

test('an error of one bundle says its reason in the log of another', async () => {
  platform.answer(REFUSED);
  const error: unknown = await send(first).catch((thrown: unknown) => thrown);
  jest.resetModules();
  const { reasonOf } = await import('@/lib/core/errors/own-error');
  expect(reasonOf(error)).toBe('refused 404');
  expect(reasonOf(new Error('a message of a library'))).toBe('Error');
});
