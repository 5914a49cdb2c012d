import 'server-only';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors/errors';
import { env } from '@/lib/core/env/env';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { publicUpstream } from '@/lib/core/upstream/client';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import { dayAfter } from '@/lib/core/time/calendar-day';
import { NOT_CACHED } from '@/lib/ground/venues/venues.server';
import {
  mapBookingFailure,
  mapCancelFailure,
  mapReservation,
  mapReservationPage,
  mapSlots,
} from './booking.map';
import type { BookingRequest, Reservation, ReservationPage, Slot } from './booking.schema';
import type { slotQuerySchema } from './booking-query.schema';
import { overlapping } from './reservations';
import { oneReservationWire, reservationPageWire, slotsWire } from './booking.wire';

/** A day at a venue, by its clock, and a party. */
type SlotQuery = z.output<typeof slotQuerySchema>;

/** Free times of the day for a party, uncached: free means free now. @throws AppError `booking/day-not-offered` */
export async function listSlots(
  site: Site,
  { venueId, day, guests }: SlotQuery,
  timeoutMs?: number,
): Promise<Slot[]> {
  try {
    const wire = await publicUpstream(site).get({
      path: 'booking/v1/filials/{venueId}/slots',
      params: { venueId },
      query: { date: day, guests },
      timeoutMs,
      schema: slotsWire,
      cache: NOT_CACHED,
    });
    return mapSlots(wire);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.status === 404) throw new AppError('venue/not-found', { cause: error });
    if (error.status === 422) throw new AppError('booking/day-not-offered', { cause: error });
    throw error;
  }
}

/** Days that are looked at for room, from the one on that was full: each is a call of the platform. */
const MAX_DAYS_LOOKED_AT = 10;
/** The diner waits for the answer: all of those calls together take no longer, milliseconds. */
const PATIENCE_MS = 8_000;

/** The first later day with a table for the party, or null. @throws UpstreamError also on timeout */
export async function nextDayWithRoom(site: Site, { day, ...query }: SlotQuery): Promise<string | null> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (let ahead = 1; ahead <= MAX_DAYS_LOOKED_AT; ahead += 1) {
    const next = dayAfter(day, ahead);
    const leftMs = Math.floor(endsAt - performance.now());
    if (leftMs <= 0) throw new UpstreamError('timeout', 504, 'days');
    try {
      const slots = await listSlots(site, { ...query, day: next }, leftMs);
      if (slots.some((slot) => slot.isAvailable)) return next;
    } catch (error) {
      // Past the last day that can be booked.
      if (error instanceof AppError && error.code === 'booking/day-not-offered') return null;
      throw error;
    }
  }
  return null;
}

/** The most that the platform gives at once: the next table is to be among them, however long ago it was booked. */
const PAGE_SIZE = 100;

/** The diner's reservations, newest first. @throws AppError `auth/required` */
export async function listReservations(
  signedIn: SignedIn,
  { page }: { page: number },
): Promise<ReservationPage> {
  const wire = await signedIn.get({
    path: 'booking/v1/reservations',
    query: { page, limit: PAGE_SIZE },
    schema: reservationPageWire,
  });
  return mapReservationPage(wire);
}

/** Refuses a passed time, or a second table at one time. @param isRepetition its own table may exist */
export async function refuseBooking(
  signedIn: SignedIn,
  request: BookingRequest,
  { isRepetition }: { isRepetition: boolean },
): Promise<void> {
  const now = new Date();
  if (!isRepetition && Date.parse(request.startsAt) <= now.getTime())
    throw new AppError('booking/slot-passed');
  const own = await valueOrNull(listReservations(signedIn, { page: 1 }));
  const others = own?.reservations.filter((one) => !(isRepetition && isWhatItMakes(one, request)));
  const other = others && overlapping(others, request, now);
  if (other) {
    const { venueName, startsAt, timezone } = other;
    throw new AppError('booking/overlap', { details: { venueName, startsAt, timezone } });
  }
}

/** Whether the reservation may be what an attempt of the request has booked. */
function isWhatItMakes(one: Reservation, { venueId, startsAt }: BookingRequest): boolean {
  return one.venueId === venueId && Date.parse(one.startsAt) === Date.parse(startsAt);
}

/** Books a table once per key (contract rule 22). @throws AppError, also `booking/unknown-outcome` */
export async function book(
  signedIn: SignedIn,
  idempotencyKey: string,
  request: BookingRequest,
): Promise<Reservation> {
  try {
    const { data } = await signedIn.post({
      path: 'booking/v1/reservations',
      idempotencyKey,
      timeoutMs: env().orderTimeoutMs,
      // Sent once: the diner's browser repeats it with the same key.
      retries: 0,
      body: {
        filial_id: request.venueId,
        starts_at: request.startsAt,
        guests: request.guests,
        name: request.name,
        phone: request.phone,
        comment: request.wish,
        personal_data_consent: request.hasConsented,
      },
      schema: oneReservationWire,
    });
    return mapReservation(data);
  } catch (error) {
    throw error instanceof UpstreamError ? mapBookingFailure(error, request.startsAt, Date.now()) : error;
  }
}

/** Cancels a reservation, once per key. @throws AppError `booking/not-cancelable`, `booking/not-found` */
export async function cancelReservation(
  signedIn: SignedIn,
  id: string,
  idempotencyKey: string,
): Promise<Reservation> {
  try {
    const { data } = await signedIn.post({
      path: 'booking/v1/reservations/{id}/cancel',
      params: { id },
      idempotencyKey,
      retries: 1,
      schema: oneReservationWire,
    });
    return mapReservation(data);
  } catch (error) {
    throw error instanceof UpstreamError ? mapCancelFailure(error) : error;
  }
}
