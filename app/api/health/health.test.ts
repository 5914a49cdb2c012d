/** @jest-environment node */
import { NextRequest } from 'next/server';
import { emptyInProcess } from '@/lib/core/process/test-per-process';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

let platform: FakePlatform;
let GET: typeof import('./route').GET;

beforeAll(async () => {
  platform = await startFakePlatform();
  ({ GET } = await import('./route'));
});
beforeEach(() => emptyInProcess('platformHealth'));

async function health(): Promise<unknown> {
  const answer = await GET(new NextRequest('http://app.test/api/health'));
  return [answer.status, await answer.json()];
}

// Holds SITE-30.
test.each([200, 401, 503])('a platform that answers %d is reachable', async (status) => {
  platform.answer({ status, json: {} });
  expect(await health()).toEqual([200, expect.objectContaining({ upstream: 'reachable' })]);
});

test('an unreachable platform is reported, with status 200 of the app itself', async () => {
  await platform.close();
  expect(await health()).toEqual([200, expect.objectContaining({ status: 'ok', upstream: 'unreachable' })]);
});
