import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { reservations } from '../database/booking-schema';
import type { Sandbox } from '../http/operation';
import { parseInput, parseInputOf, uuid } from '../kernel/input';
import { Refusal } from '../kernel/refusal';

const endingInput = z.object({ ending: z.enum(['declined', 'canceled']) });

/** Of the control API: every reservation, and how a venue ends one. */
export function registerBookingControl(app: FastifyInstance, { database }: Sandbox): void {
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

  app.post<{ Params: { id: string } }>('/control/reservations/:id', async (request) => {
    const id = parseInput(uuid, request.params.id, 'params');
    const { ending } = parseInputOf(endingInput, request.body);
    const changed = await database
      .update(reservations)
      .set({ ending })
      .where(eq(reservations.id, id))
      .returning({ id: reservations.id });
    if (changed.length === 0) throw new Refusal('not_found');
    return { id, ending };
  });
}

/** What is emptied when everything is to be as after the first start. */
export const BOOKING_TABLES = [reservations];
