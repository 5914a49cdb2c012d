import { requestBff } from '@/lib/core/bff/client';
import { retryOnce } from '@/lib/core/bff/retry';
import { attemptHeaders } from '@/lib/core/intents/idempotency-key';
import type { BookingRequest, Reservation, ReservationPage } from './booking.schema';

const schemas = () => import('./booking.schema');

/** A table that looks free may be taken meanwhile: the times are requested again after so long, and on return to the page. */
const SLOTS_FRESH_MS = 20_000;

export const SLOTS_KEY = ['booking-slots'];

/** The day's times for a party. */
export function slotsQuery({ venueId, day, guests }: { venueId: number; day: string; guests: number }) {
  return {
    queryKey: [...SLOTS_KEY, venueId, day, guests],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      requestBff(
        `/api/booking/slots?venueId=${venueId}&day=${day}&guests=${guests}`,
        () => schemas().then((module) => module.slotsSchema),
        { signal },
      ),
    retry: retryOnce,
    refetchOnWindowFocus: true,
    staleTime: SLOTS_FRESH_MS,
  };
}

/** The next day on which the party finds a table; null where none of the next days has room. */
export async function findNextDay(venueId: number, day: string, guests: number): Promise<string | null> {
  const found = await requestBff(`/api/booking/next-day?venueId=${venueId}&day=${day}&guests=${guests}`, () =>
    schemas().then((module) => module.nextDaySchema),
  );
  return found.day;
}

/** Sends an intent to book; repeating it with its key books no second table. */
export function sendBooking(
  key: string,
  request: BookingRequest,
  isRepetition: boolean,
): Promise<Reservation> {
  return requestBff('/api/booking/reservations', () => schemas().then((module) => module.reservationSchema), {
    method: 'POST',
    body: request,
    headers: attemptHeaders(key, isRepetition),
    leadsToSignIn: true,
  });
}

/** A venue answers in minutes. */
const PENDING_POLL_MS = 30_000;

export const RESERVATIONS_KEY = ['reservations'];

/** The diner's reservations, page by page. */
export const reservationsQuery = {
  queryKey: RESERVATIONS_KEY,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    requestBff(
      `/api/booking/reservations?page=${pageParam}`,
      () => schemas().then((module) => module.reservationPageSchema),
      { signal },
    ),
  initialPageParam: 1,
  getNextPageParam: ({ page, lastPage }: { page: number; lastPage: number }) =>
    page < lastPage ? page + 1 : undefined,
  retry: retryOnce,
  refetchInterval: ({ state }: { state: { data?: { pages: ReservationPage[] } | undefined } }) =>
    state.data?.pages.some(({ reservations }) => reservations.some(({ status }) => status === 'pending'))
      ? PENDING_POLL_MS
      : (false as const),
  refetchOnWindowFocus: true,
  staleTime: 5_000,
};

/** Cancels a reservation; repeating it with its key gives the same answer. */
export function cancelReservation(key: string, id: string): Promise<Reservation> {
  return requestBff(
    `/api/booking/reservations/${id}/cancel`,
    () => schemas().then((module) => module.reservationSchema),
    { method: 'POST', headers: { 'Idempotency-Key': key } },
  );
}
