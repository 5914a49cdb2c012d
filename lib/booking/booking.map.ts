import 'server-only';
import type { z } from 'zod';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { namedRefusal, unnamedFailure } from '@/lib/core/upstream/attempt-failure.map';
import { isTimezone } from '@/lib/core/time/zone';
import { readItems } from '@/lib/core/upstream/read-items';
import type { UpstreamError } from '@/lib/core/upstream/upstream-error';
import type { Reservation, ReservationPage, Slot } from './booking.schema';
import { reservationWire, slotWire, type reservationPageWire, type slotsWire } from './booking.wire';

/** The times of a day. */
export function mapSlots({ data }: z.output<typeof slotsWire>): Slot[] {
  return readItems(slotWire, data, 'slot').map((slot) => ({
    startsAt: new Date(slot.starts_at).toISOString(),
    durationMinutes: slot.duration_minutes,
    isAvailable: slot.is_available,
  }));
}

/** A table that a diner has booked. */
export function mapReservation(wire: z.output<typeof reservationWire>): Reservation {
  return {
    id: wire.id,
    venueId: wire.filial_id,
    venueName: wire.filial_name,
    address: wire.filial_address,
    // An unknown zone has no time to show: UTC is better than no time.
    timezone: isTimezone(wire.timezone) ? wire.timezone : 'UTC',
    startsAt: new Date(wire.starts_at).toISOString(),
    durationMinutes: wire.duration_minutes,
    guests: wire.guests,
    name: wire.name,
    phone: wire.phone,
    wish: wire.comment,
    status: wire.status,
  };
}

/** A page of reservations. */
export function mapReservationPage({ data, meta }: z.output<typeof reservationPageWire>): ReservationPage {
  const reservations = readItems(reservationWire, data, 'reservation').map(mapReservation);
  return { reservations, page: meta.current_page, lastPage: meta.last_page };
}

/** The platform's codes of refused reservations (`x-errors` of contract call createReservation). */
const REFUSALS: Record<string, ErrorCode> = {
  terminal_not_found: 'venue/not-found',
  slot_unavailable: 'booking/slot-taken',
  consent_required: 'consent/required',
  idempotency_key_reused: 'booking/already-sent',
};

/** Our error for a failed booking; `booking/unknown-outcome` if the table may be booked. */
export function mapBookingFailure(error: UpstreamError, startsAt: string, nowMs: number): AppError {
  const refusal = namedRefusal(error, REFUSALS);
  if (!refusal)
    return unnamedFailure(error, { unknown: 'booking/unknown-outcome', refused: 'booking/refused' });
  const hasPassed = refusal.code === 'booking/slot-taken' && Date.parse(startsAt) <= nowMs;
  return new AppError(hasPassed ? 'booking/slot-passed' : refusal.code, { cause: error });
}

/** Why a reservation was not canceled. */
export function mapCancelFailure(error: UpstreamError): Error {
  const code = error.faults.map((fault) => fault.code);
  if (code.includes('reservation_not_cancelable'))
    return new AppError('booking/not-cancelable', { cause: error });
  return error.status === 404 ? new AppError('booking/not-found', { cause: error }) : error;
}
