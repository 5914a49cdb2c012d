/** @jest-environment node */
import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

type Example = Record<string, unknown>;
const contract = readContract() as {
  schemas: Record<'SupportContacts' | 'SupportCall', { example: Example }>;
};

type Handler = typeof import('./route').GET;
let platform: FakePlatform;
let handlers: { get: Handler; post: Handler };
let cookie: string;

beforeAll(async () => {
  platform = await startFakePlatform();
  const route = await import('./route');
  handlers = { get: route.GET, post: route.POST };
  const session = await import('@/lib/core/session/session.server');
  cookie = `${session.sessionCookieName()}=${await sealedSession('token')}`;
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

async function send(options: { body?: unknown; site?: string; isSignedIn?: boolean } = {}) {
  const { body, site = 'kz-ru-web', isSignedIn = false } = options;
  const request = new NextRequest('http://app.test/api/support', {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-site': site,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': 'once-0123456789',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(isSignedIn ? { cookie } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const handler = body === undefined ? handlers.get : handlers.post;
  const response = await handler(request, { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as Example };
}
const contacts = (part: Example = {}) => ({
  json: { data: { ...contract.schemas.SupportContacts.example, ...part } },
});
const CALL = { topic: 'order', message: 'Не привезли лагман', orderId: 90031, venueId: 3107, phone: null };

describe('support over the BFF', () => {
  test.each([
    ['kz-ru-web', '?country_id=1'],
    ['ge-ka-web', '?country_id=2'],
  ])('support over the BFF of %s equals that of the country', async (site, query) => {
    platform.answer(contacts());
    await expect(send({ site })).resolves.toEqual({
      status: 200,
      body: {
        phone: '+77273550000',
        whatsappUrl: 'https://wa.me/77273550000',
        telegramUrl: 'https://t.me/dastarkhan_help',
        email: 'help@app.example',
        workingHours: 'Күн сайын 09:00–23:00',
      },
    });
    expect(platform.calls[0]).toMatchObject({ path: '/takeaway/v1/support/contacts', query });
  });

  test.each([null, 'javascript:alert(1)', 'http://wa.me/7', 'wa.me'])(
    'has no WhatsApp where its link is %j',
    async (link) => {
      platform.answer(contacts({ whatsapp_url: link }));
      await expect(send()).resolves.toMatchObject({ status: 200, body: { whatsappUrl: null } });
    },
  );

  test.each([true, false])('gets a request to call back (signed in: %s)', async (isSignedIn) => {
    platform.answer({ status: 201, json: { data: contract.schemas.SupportCall.example } });
    const phone = isSignedIn ? null : '+77011234567';
    await expect(send({ body: { ...CALL, phone }, isSignedIn })).resolves.toMatchObject({ status: 200 });
    expect(platform.calls).toHaveLength(1);
    expect(platform.calls[0]?.headers).toMatchObject({ 'idempotency-key': 'once-0123456789' });
    expect(platform.calls[0]?.headers.authorization).toBe(isSignedIn ? 'Bearer token' : undefined);
    expect(platform.calls[0]?.body).toEqual({
      topic: 'order',
      message: 'Не привезли лагман',
      order_id: 90031,
      filial_id: 3107,
      phone,
    });
  });

  test('takes only the diner’s own orders', async () => {
    platform.answer({
      status: 404,
      json: { errors: [{ status: '404', code: 'order_not_found', title: '' }] },
    });
    await expect(send({ body: CALL, isSignedIn: true })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'order/not-found' } },
    });
  });

  test.each([{ message: '   ' }, { message: 'x'.repeat(2001) }, { topic: 'weather' }, { phone: '8 701' }])(
    'rejects %j without a call',
    async (part) => {
      await expect(send({ body: { ...CALL, ...part } })).resolves.toMatchObject({ status: 400 });
      expect(platform.calls).toEqual([]);
    },
  );
});
