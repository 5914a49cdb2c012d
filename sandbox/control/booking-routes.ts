import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { reservations } from '../database/booking-schema';
import { spanFrom, TABLE_SEATS } from '../domain/booking/slots';
import type { Sandbox } from '../http/operation';
import { id, instant, parseInput, parseInputOf, uuid } from '../kernel/input';
import { Refusal } from '../kernel/refusal';

const takenInput = z.object({ venueId: id, startsAt: instant });
const endingInput = z.object({ ending: z.enum(['declined', 'canceled']) });

/** Whose tables those are that a test takes. */
const NOBODY = 0;

/** Of the control API: every reservation, and how a venue ends one. */
export function registerBookingControl(app: FastifyInstance, { database, clock }: Sandbox): void {
  app.get('/control/reservations', async () => {
    const rows = await database.select().from(reservations).orderBy(asc(reservations.createdAt));
    return {
      reservations: rows.map(({ startsAt, endsAt, createdAt, ...row }) => ({
        ...row,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        createdAt: createdAt.toISOString(),
      })),
    };
  });

  app.post('/control/reservations', async (request) => {
    const { venueId, startsAt } = parseInputOf(takenInput, request.body);
    await database.insert(reservations).values(
      TABLE_SEATS.map((guests, tableNumber) => ({
        id: randomUUID(),
        userId: NOBODY,
        venueId,
        tableNumber,
        ...spanFrom(startsAt),
        guests,
        name: '',
        phone: '',
        comment: '',
        ending: null,
        createdAt: clock.now(),
      })),
    );
    return { taken: TABLE_SEATS.length };
  });

  app.post<{ Params: { id: string } }>('/control/reservations/:id', async (request) => {
    const reservationId = parseInput(uuid, request.params.id, 'params');
    const { ending } = parseInputOf(endingInput, request.body);
    const changed = await database
      .update(reservations)
      .set({ ending })
      .where(eq(reservations.id, reservationId))
      .returning({ id: reservations.id });
    if (changed.length === 0) throw new Refusal('not_found');
    return { id: reservationId, ending };
  });
}

/** Tables emptied by a reset. */
export const BOOKING_TABLES = [reservations];
