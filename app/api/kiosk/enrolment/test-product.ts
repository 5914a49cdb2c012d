import { NextRequest } from 'next/server';
import { beginProcess } from '@/lib/core/process/test-per-process';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { signKioskLink } from '@/lib/core/session/kiosk-invitation.mjs';
import { readContract } from '@/lib/core/upstream/test-contract';

export const SECRET = 'a-secret-of-the-tests-0123456789ab';
export const VENUE = 3107;
const { schemas } = readContract() as { schemas: { TabletSession: { example: { session: string } } } };
/** The platform's answer that opens a session for a kiosk. */
export const OPENED = schemas.TabletSession.example;

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** A product with these settings, as a new process of it. */
export async function product(settings: Record<string, string> = {}) {
  jest.resetModules();
  beginProcess();
  setTestSettings({
    KIOSK_ENROLMENT: 'on',
    APP_ORIGIN: 'http://app.test',
    SESSION_SECRET: SECRET,
    ...settings,
  });
  const { GET: link } = await import('./link/route');
  const { GET: state, POST: type } = await import('./route');
  const { POST: session } = await import('../session/route');
  const { POST: print } = await import('../print/route');
  const { POST: quote } = await import('@/app/api/cart/quote/route');
  const { POST: place } = await import('@/app/api/orders/route');
  const { GET: read } = await import('@/app/api/orders/[orderId]/route');
  const call = async (
    handler: Handler,
    path: string,
    { body, headers, cookie = '' }: { body?: object; headers?: Record<string, string>; cookie?: string } = {},
  ) => {
    const request = new NextRequest(`http://app.test${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-site': 'kz-ru-kiosk',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'cart-00000001',
        cookie,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await handler(request, { params: Promise.resolve({ orderId: '90031' }) });
    const text = await response.text();
    return {
      status: response.status,
      location: response.headers.get('location'),
      cookies: response.headers.getSetCookie(),
      body: text === '' ? null : (JSON.parse(text) as { error?: { code: string } }),
    };
  };
  const enrolled = async (venueId = VENUE, cookie = '') => {
    const key = signKioskLink(SECRET, venueId, Date.now());
    const { cookies } = await call(link, `/api/kiosk/enrolment/link?venue=${venueId}&key=${key}`, { cookie });
    return cookies[0]?.split(';')[0] ?? '';
  };
  return {
    follow: (key: string, more: { venue?: number | string; headers?: Record<string, string> } = {}) =>
      call(link, `/api/kiosk/enrolment/link?venue=${more.venue ?? VENUE}&key=${key}`, more),
    enrolled,
    type: (code: string, headers: Record<string, string> = {}, venueId = VENUE) =>
      call(type, '/api/kiosk/enrolment', { body: { venueId, code }, headers }),
    state: async (cookie: string) => (await call(state, '/api/kiosk/enrolment', { cookie })).body,
    open: (cookie: string, venueId = VENUE, headers: Record<string, string> = {}) =>
      call(session, '/api/kiosk/session', { body: { venueId }, headers, cookie }),
    /** Every call by which a kiosk orders, at a venue where one is named. */
    ordering: (cookie: string, venueId = VENUE) => {
      const inSession = { 'x-tablet-session': OPENED.session };
      return {
        'opens a session': () => call(session, '/api/kiosk/session', { body: { venueId }, cookie }),
        prints: () =>
          call(print, `/api/kiosk/print?venue=${venueId}`, {
            body: { kind: 'test', widthMm: 80 },
            headers: { 'x-printer-code': 'blue-kettle' },
            cookie,
          }),
        quotes: () => call(quote, '/api/cart/quote', { body: { ...QUOTE, venueId }, cookie }),
        orders: () => call(place, '/api/orders', { body: { ...ORDER, venueId }, headers: inSession, cookie }),
        'orders as a page of the web': () =>
          call(place, '/api/orders', {
            body: { ...ORDER, venueId },
            headers: { ...inSession, 'x-site': 'kz-ru-web' },
            cookie,
          }),
        'reads its order': () => call(read, '/api/orders/90031', { headers: inSession, cookie }),
      };
    },
  };
}

const ORDER = { ...testOrderRequest('takeaway'), customerName: null };
export const QUOTE = { service: 'takeaway', lines: ORDER.lines, promoCode: null };
