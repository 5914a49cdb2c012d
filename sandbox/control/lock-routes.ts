import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lockOpenings, locks } from '../database/lock-schema';
import { getVenue } from '../domain/venues/venues';
import type { Sandbox } from '../http/operation';
import { idText, parseInput, parseInputOf } from '../kernel/input';

const lockInput = z.object({ state: z.enum(['works', 'stuck', 'absent']) });

/** Of the control API: what smart locks do, and what they have opened. */
export function registerLockControl(app: FastifyInstance, { database }: Sandbox): void {
  app.get('/control/lock-openings', async () => {
    const rows = await database.select().from(lockOpenings).orderBy(asc(lockOpenings.openedAt));
    return {
      openings: rows.map(({ venueId, code, userId, idempotencyKey, openedAt }) => ({
        venueId,
        code,
        userId,
        key: idempotencyKey,
        openedAt: openedAt.toISOString(),
      })),
    };
  });

  app.post<{ Params: { venueId: string } }>('/control/locks/:venueId', async (request) => {
    const venueId = parseInput(idText, request.params.venueId, 'params');
    const { state } = parseInputOf(lockInput, request.body);
    await getVenue(database, venueId);
    await database
      .insert(locks)
      .values({ venueId, state })
      .onConflictDoUpdate({ target: locks.venueId, set: { state } });
    return { venueId, state };
  });
}

/** Tables emptied by a reset. */
export const LOCK_TABLES = [locks, lockOpenings];
