/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';

const SITE = { country: 'ge', language: 'ru' } as const;
const settings = { APP_ORIGIN: 'https://app.example', OTHER_ORIGINS: 'https://app.ge' };

async function load() {
  jest.resetModules();
  setTestSettings(settings);
  const { runRequest } = await import('@/lib/core/log/current-request.server');
  const { redirectUri } = await import('@/lib/core/session/tokens.server');
  return { runRequest, redirectUri, ...(await import('./return-addresses.server')) };
}

describe('who leaves for the platform', () => {
  test.each([
    ['https://app.ge', 'https://app.ge'],
    [undefined, 'https://app.example'],
  ])('from %s is led back there: %s', async (origin, expected) => {
    const { runRequest, redirectUri, returnAddresses } = await load();
    const request = { id: '1'.repeat(32), spanId: '1'.repeat(16), ...(origin ? { origin } : {}) };
    const seen: string[] = [];
    runRequest(request, () => seen.push(redirectUri(), new URL(returnAddresses(SITE).success_url).origin));
    expect(seen).toEqual([`${expected}/auth`, expected]);
  });

  // Holds PAY-11.
  test('is led back in the language and the country of the order, a kiosk to itself', async () => {
    const { returnAddress, returnAddresses } = await load();
    const { success_url, failure_url } = returnAddresses(SITE);
    expect(success_url).toBe('https://app.example/payment/success/{order_id}?country=ge&language=ru');
    expect(failure_url).toBe('https://app.example/payment/failure/{order_id}?country=ge&language=ru');
    expect(returnAddress(SITE, '/orders/7?tip={tip_id}')).toBe(
      'https://app.example/orders/7?tip={tip_id}&country=ge&language=ru',
    );
    expect(returnAddresses(SITE, { isKiosk: true }).success_url).toBe(
      'https://app.example/kiosk/payment/success/{order_id}',
    );
  });
});
