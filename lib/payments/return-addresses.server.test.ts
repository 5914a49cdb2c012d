/** @jest-environment node */
import { setTestSettings } from '@/lib/env/test-settings';

const settings = { APP_ORIGIN: 'https://app.example', OTHER_ORIGINS: 'https://app.ge' };

async function load() {
  jest.resetModules();
  setTestSettings(settings);
  const { enterRequest } = await import('@/lib/log/current-request.server');
  const { redirectUri } = await import('@/lib/session/tokens.server');
  const { returnAddresses } = await import('./return-addresses.server');
  return { enterRequest, redirectUri, returnAddresses };
}

describe('who leaves for the platform', () => {
  test.each([
    ['https://app.ge', 'https://app.ge'],
    [undefined, 'https://app.example'],
  ])('from %s is led back there: %s', async (origin, expected) => {
    const { enterRequest, redirectUri, returnAddresses } = await load();
    enterRequest({ id: '1'.repeat(32), spanId: '1'.repeat(16), ...(origin ? { origin } : {}) });
    expect(redirectUri()).toBe(`${expected}/auth`);
    expect(new URL(returnAddresses().success_url).origin).toBe(expected);
  });
});
