import { z } from 'zod';
import { openTabletSession } from '../domain/tablets/tablet-sessions';
import { getVenue } from '../domain/venues/venues';
import { id, nothing } from '../kernel/input';
import { openOperation } from './operation';

const openSession = openOperation({
  method: 'POST',
  url: '/takeaway/v1/tablet/sessions',
  ignoresBearer: true,
  params: nothing,
  query: nothing,
  body: z.object({ filial_id: id }),
  async handle({ database, body, fingerprint, now }) {
    const venue = await getVenue(database, body.filial_id, { pointer: '/filial_id' });
    return { status: 201, body: { data: await openTabletSession(database, venue, fingerprint, now) } };
  },
});

/** Opens a kiosk's session; ordering then uses the order routes. */
export const tabletOperations = [openSession];
