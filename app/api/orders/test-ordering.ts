import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform } from '@/lib/core/upstream/test-platform';

/** A platform for tests, and orders that signed-in diners send to our route before it. */
export async function startOrdering() {
  const platform = await startFakePlatform();
  const { POST } = await import('./route');
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  return {
    platform,
    order: async (body: object, { isSignedIn = true, isRepetition = false, site = 'kz-ru-web' } = {}) => {
      // Another diner each time: one alone may order only so often.
      const cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
      const request = new NextRequest('http://app.test/api/orders', {
        method: 'POST',
        headers: {
          'x-site': site,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'idempotency-key': 'cart-00000001',
          ...(isRepetition ? { 'x-repetition': '1' } : {}),
          ...(isSignedIn ? { cookie } : {}),
        },
        body: JSON.stringify(body),
      });
      const response = await POST(request, { params: Promise.resolve({}) });
      return { status: response.status, body: (await response.json()) as unknown };
    },
  };
}
export type Ordering = Awaited<ReturnType<typeof startOrdering>>;
