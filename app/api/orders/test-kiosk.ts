import { NextRequest } from 'next/server';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform } from '@/lib/core/upstream/test-platform';

type Example = { example: Record<string, unknown> };
export const { schemas } = readContract() as {
  schemas: Record<'Filial' | 'Order' | 'Payment' | 'Receipt' | 'TabletSession', Example>;
};
export const SESSION = String(schemas.TabletSession.example.session);
export const ID = 90031;
export const PATHS = {
  card: '/takeaway/locations/card/terminal/3107',
  products: '/menu/v2/products/with/additives/',
  takeaway: '/takeaway/v1/takeaway/order',
  express: '/takeaway/v1/express/order',
  read: '/takeaway/v2/user/order',
  pay: `/takeaway/v1/order/${ID}/payment`,
  receipt: `/takeaway/v1/order/${ID}/receipt`,
} as const;
export const OVER = {
  status: 403,
  json: { errors: [{ status: '403', code: 'tablet_session_invalid', title: 'Over' }] },
};

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

export const ROUTES = ['place', 'read', 'state', 'pay', 'receipt'] as const;
type Route = (typeof ROUTES)[number];

interface RequestOptions {
  session?: string | null;
  site?: string;
  body?: object;
  orderId?: string;
  isRepetition?: boolean;
}

/** The order of a guest. */
export const request = (part: object = {}, type: 'takeaway' | 'express' = 'takeaway') => ({
  ...testOrderRequest(type),
  customerName: 'Әсел',
  ...(type === 'express' ? { table: null } : {}),
  ...part,
});

export const refusal = (code: string) => ({ body: { error: { code } } });
export const bodyOf = (route: Route) => (route === 'place' ? { body: request() } : {});

/** A platform for tests, and the calls of a kiosk that reach it through our routes. */
export async function startKiosk() {
  const platform = await startFakePlatform({ UPSTREAM_PUBLIC_URL: 'https://platform.test' });
  const payment = await import('./[orderId]/payment/route');
  const routes: Record<Route, Handler> = {
    place: (await import('./route')).POST,
    read: (await import('./[orderId]/route')).GET,
    state: payment.GET,
    pay: payment.POST,
    receipt: (await import('./[orderId]/receipt/route')).GET,
  };
  const { sessionCookieName } = await import('@/lib/core/session/session.server');
  const cookie = `${sessionCookieName()}=${await sealedSession('token')}; deviceId=kiosk-0001`;
  /** As every test begins: a venue with a kiosk, and an order that is taken, read, paid and printed. */
  const startOver = () => {
    platform.reset();
    const venue = { ...schemas.Filial.example, services: [1, 3, 4], is_cash_payment_type_enabled: true };
    platform.answer({ json: { data: venue } }, PATHS.card);
    platform.answer({ json: { data: [] } }, PATHS.products);
    for (const path of [PATHS.takeaway, PATHS.express, PATHS.read])
      platform.answer({ json: { data: schemas.Order.example } }, path);
    const attempt = {
      ...schemas.Payment.example,
      success_url: `http://app.test/kiosk/payment/success/${ID}`,
      failure_url: `http://app.test/kiosk/payment/failure/${ID}`,
    };
    platform.answer({ status: 201, json: { data: attempt } }, PATHS.pay);
    platform.answer({ json: { data: schemas.Receipt.example } }, PATHS.receipt);
  };
  /** Asks with the cookie of a diner too, who has signed in with the same browser. */
  const send = async (route: Route, requested: RequestOptions = {}) => {
    const { session = SESSION, site = 'kz-ru-kiosk', body, orderId = String(ID), isRepetition } = requested;
    const isPost = route === 'place' || route === 'pay';
    const request = new NextRequest(`http://app.test/api/orders/${orderId}`, {
      method: isPost ? 'POST' : 'GET',
      headers: {
        'x-site': site,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'cart-00000001',
        ...(isRepetition ? { 'x-repetition': '1' } : {}),
        cookie,
        ...(session === null ? {} : { 'x-tablet-session': session }),
      },
      ...(isPost ? { body: JSON.stringify(body ?? { payment: 'online' }) } : {}),
    });
    const response = await routes[route](request, { params: Promise.resolve({ orderId }) });
    return {
      status: response.status,
      cookies: response.headers.getSetCookie(),
      body: (await response.json()) as unknown,
    };
  };
  return {
    platform,
    startOver,
    send,
    place: (part: object = {}, requested: RequestOptions = {}) =>
      send('place', { body: request(part), ...requested }),
    /** The calls of a path that the platform got. */
    arrived: (path: string) => platform.calls.filter((call) => call.path === path),
  };
}
export type Kiosk = Awaited<ReturnType<typeof startKiosk>>;
