import { NextRequest } from 'next/server';
import type { BillPaymentRequest } from '@/lib/bill/bill-payment.schema';
import { sealedSession } from '@/lib/core/session/test-session';
import { readContract } from '@/lib/core/upstream/test-contract';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

/* The handlers of bills in front of a platform under the test's control. */

export type Example = Record<string, unknown>;
export const contract = readContract() as {
  schemas: Record<'Preorder' | 'Filial' | 'BalanceInfo' | 'Grading', { example: Example }>;
};
export const PREORDER = contract.schemas.Preorder.example as Example & { payment: Example; bill: Example };
export const ID = '5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40';
export const BILL = '0d1f6c7a-58a0-4c0b-9d7e-3a1b5c7d9e11';
export const APP = 'https://app.test';
export const BACK = `${APP}/bills/preorder/${ID}`;
export const PAY = `/takeaway/v1/bill/${BILL}/payment`;
export const CARD = '/takeaway/locations/card/terminal/3107';
export const REQUEST: BillPaymentRequest = {
  venueId: 3107,
  payment: 'online',
  toPayMinor: 660_000,
  bonusesMinor: 60_000,
  bonusAccount: 'privateReward',
  tipsMinor: 50_050,
  hasConsented: true,
};

type Handler = typeof import('./route').GET;
export let platform: FakePlatform;
let handlers: Record<'attachment' | 'bill' | 'payment' | 'payer' | 'preorder' | 'waiter', Handler>;
let cookie: string;

/** Starts a platform under the test's control, and the handlers in front of it. */
export function startBillRoutes(): void {
  beforeAll(async () => {
    platform = await startFakePlatform({ APP_ORIGIN: APP });
    handlers = {
      attachment: (await import('./attachment/route')).POST,
      bill: (await import('./route')).GET,
      payment: (await import('./[billId]/payment/route')).POST,
      payer: (await import('./payer/route')).GET,
      preorder: (await import('./preorder/[preorderId]/route')).GET,
      waiter: (await import('./waiter-calls/route')).POST,
    };
    const session = await import('@/lib/core/session/session.server');
    cookie = `${session.sessionCookieName()}=${await sealedSession('token')}`;
  });
  beforeEach(() => platform.reset());
  afterAll(() => platform.close());
}

/** The platform's answer: a payment of the bill that leads back to us. */
export const begun = (part: Example = {}) => ({
  json: {
    data: {
      ...PREORDER,
      payment: { ...PREORDER.payment, success_url: BACK, failure_url: BACK },
      ...part,
    },
  },
});
export const fault = (status: number, code: string, meta: object = {}) => ({
  status,
  json: { errors: [{ status: String(status), code, title: '', meta }] },
});
export const venue = (part: Example = {}) => ({
  json: {
    data: {
      ...contract.schemas.Filial.example,
      id: 3107,
      is_check_pulling_enabled: true,
      disable_online_payment: false,
      disable_payment_button: false,
      ...part,
    },
  },
});

export type RequestOptions = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  key?: string | null;
  isRepetition?: boolean;
  isSignedIn?: boolean;
  secret?: string;
};

export async function sendTo(which: keyof typeof handlers, options: RequestOptions = {}) {
  const { params = {}, query = '', body, key = 'once-0123456789', isSignedIn = true } = options;
  const request = new NextRequest(`${APP}/api/bill${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(options.isRepetition ? { 'x-repetition': '1' } : {}),
      ...(isSignedIn ? { cookie } : {}),
      ...(options.secret === undefined ? {} : { 'x-table-secret': options.secret }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await handlers[which](request, { params: Promise.resolve(params) });
  return { status: response.status, body: (await response.json()) as Example };
}
export const pay = (body: unknown = REQUEST, options: RequestOptions = {}) =>
  sendTo('payment', { params: { billId: BILL }, body, ...options });
