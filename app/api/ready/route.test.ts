/** @jest-environment node */
import { NextRequest } from 'next/server';
import { beginProcess } from '@/lib/core/process/test-per-process';
import { startRedis } from '@/lib/core/shared-store/test-redis';
import { until } from '@/lib/core/shared-store/test-stores';
import { setTestSettings } from '@/lib/core/env/test-settings';

/** The answer of a process with this Redis about its store; none: it has one of its own. */
async function start(url: string) {
  jest.resetModules();
  beginProcess();
  setTestSettings({ REDIS_URL: url, RATE_LIMIT_SCALE: '0' });
  const { GET } = await import('./route');
  const { sharedStore } = await import('@/lib/core/shared-store/shared-store.server');
  await import('@/lib/core/session/ended-sessions.server');
  const storeOf = async () => {
    const answer = await GET(new NextRequest('http://app.test/api/ready'));
    const { status, store } = (await answer.json()) as { status: string; store: string };
    return `${answer.status} ${status} ${store}`;
  };
  return { storeOf, close: () => sharedStore().close() };
}

test('a process without Redis is ready, with a store of its own', async () => {
  const { storeOf } = await start('');
  expect(await storeOf()).toBe('200 ready embedded');
});

describeWith('redis')('a process with Redis', () => {
  test('is ready with it and without it, and says which', async () => {
    const redis = await startRedis();
    const { storeOf, close } = await start(redis.url);
    await until(async () => (await storeOf()) === '200 ready shared');
    await redis.kill();
    await until(async () => (await storeOf()) === '200 ready missing');
    await redis.start();
    await until(async () => (await storeOf()) === '200 ready shared');
    await close();
    await redis.stop();
  });
});
