/* The shared fixtures of the tests of the booking's routes: the platform, a request of a page, and the platform's answers. */

import { NextRequest } from 'next/server';
import { sealedSession } from '@/lib/core/session/test-session';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

export type RouteName = 'slots' | 'nextDay' | 'list' | 'book' | 'cancel';
type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

export const SLOTS = '/booking/v1/filials/3107/slots';
export const RESERVATIONS = '/booking/v1/reservations';
export const ID = '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293';
export const KEY = 'book-0123456789';
const HOUR_MS = 3_600_000;

export const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();
export const STARTS_AT = inHours(30);

/** The platform of the tests, fresh for each. */
export let platform: FakePlatform;
let handlers: Record<RouteName, Handler>;
let cookie: string;

/** Starts a platform under the test's control, and the routes in front of it. */
export function startBookingRoutes(): void {
  beforeAll(async () => {
    platform = await startFakePlatform();
    const reservations = await import('./reservations/route');
    handlers = {
      slots: (await import('./slots/route')).GET,
      nextDay: (await import('./next-day/route')).GET,
      list: reservations.GET,
      book: reservations.POST,
      cancel: (await import('./reservations/[id]/cancel/route')).POST,
    };
    const { sessionCookieName } = await import('@/lib/core/session/session.server');
    cookie = `${sessionCookieName()}=${await sealedSession('token')}`;
  });
  beforeEach(() => platform.reset());
  afterAll(() => platform.close());
}

export const wire = (part: Record<string, unknown> = {}) => ({
  id: ID,
  filial_id: 3107,
  filial_name: 'Ақ Дастархан',
  filial_address: 'Достық, 132',
  timezone: 'Asia/Almaty',
  starts_at: STARTS_AT,
  duration_minutes: 120,
  guests: 4,
  name: 'Айгерім',
  phone: '+77011234567',
  comment: '',
  status: 'pending',
  created_at: '2026-03-14T08:25:00Z',
  ...part,
});
export const page = (...data: unknown[]) => ({
  json: { data, meta: { current_page: 1, last_page: 1, total: 1 } },
});
export const refusal = (status: number, code: string) => ({
  status,
  json: { errors: [{ status: String(status), code, title: '' }] },
});
export const slot = (isAvailable: boolean) => ({
  starts_at: STARTS_AT,
  duration_minutes: 120,
  is_available: isAvailable,
});
export const BODY = {
  venueId: 3107,
  startsAt: STARTS_AT,
  durationMinutes: 120,
  guests: 4,
  name: 'Айгерім',
  phone: '+77011234567',
  wish: 'Терезе жанынан',
  hasConsented: true,
};

export type Options = {
  query?: string;
  body?: unknown;
  key?: string | null;
  isGuest?: boolean;
  isRepetition?: boolean;
  id?: string;
};
/** The answer of a route; signed in, from the page itself, unless it says otherwise. */
export async function send(
  name: RouteName,
  { query = '', body, key = KEY, isGuest = false, isRepetition = false, id = ID }: Options = {},
) {
  const isWriting = name === 'book' || name === 'cancel';
  const request = new NextRequest(`https://app.test/api/booking/${name}?${query}`, {
    method: isWriting ? 'POST' : 'GET',
    headers: {
      'x-site': 'kz-ru-web',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(isRepetition ? { 'x-repetition': '1' } : {}),
      ...(isGuest ? {} : { cookie }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await handlers[name](request, { params: Promise.resolve({ id }) });
  return { status: response.status, body: (await response.json()) as unknown };
}
/** The requested times. */
export const OF_DAY = 'venueId=3107&day=2026-03-14&guests=4';
export const posted = () => platform.calls.filter(({ method }) => method === 'POST');
