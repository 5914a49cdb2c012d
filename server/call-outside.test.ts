/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isInMemory, weakly } from '@/lib/core/process/test-memory';
import { callOutsideOfRequests } from './call-outside';
import { serve } from './test-server';

let platform: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  platform = await serve([], (_request, response) => void response.end('{}'));
  callOutsideOfRequests();
});
afterAll(() => platform.close());

test('an open connection does not hold the request that has opened it', async () => {
  const requests = new AsyncLocalStorage<object>();
  const request = await weakly(async () => {
    const page = { html: 'menu' };
    await requests.run(page, async () => {
      await (await fetch(platform.address)).text();
      expect(requests.getStore()).toBe(page);
    });
    return page;
  });
  const connections = await new Promise((resolve) =>
    platform.server.getConnections((_error, count) => resolve(count)),
  );
  expect(connections).toBe(1);
  expect(await isInMemory(request)).toBe(false);
});
