/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { refused } from '@/lib/core/bff/test-route';
import { METHODS } from '@/lib/core/security/request-target';

setTestSettings();

test.each(METHODS)('an unknown address answers %s with a refusal that is not cached', async (method) => {
  const route = await import('./route');
  const response = route[method]();
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual(refused('request/unknown'));
});
