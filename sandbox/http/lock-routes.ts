import { z } from 'zod';
import { openLock } from '../domain/locks/locks';
import { getVenue } from '../domain/venues/venues';
import { id, nothing } from '../kernel/input';
import { userOperation } from './operation';

const CALL = { method: 'POST', errorStyle: 'envelope', params: nothing, query: nothing } as const;

const openFridge = userOperation({
  ...CALL,
  url: '/smart-lock/v1/open-lock',
  body: z.object({ terminal_id: id }),
  async handle(call) {
    const venue = await getVenue(call.database, call.body.terminal_id);
    return { body: { error_code: 200, data: await openLock(call, venue, null) } };
  },
});

const unlockMicromarket = userOperation({
  ...CALL,
  url: '/takeaway/v1/micromarket/unlock',
  body: z.object({ filial_id: id, code: z.string().max(200).nullish() }),
  async handle(call) {
    const venue = await getVenue(call.database, call.body.filial_id);
    return { body: { error_code: 200, data: await openLock(call, venue, call.body.code ?? null) } };
  },
});

export const lockOperations = [openFridge, unlockMicromarket];
