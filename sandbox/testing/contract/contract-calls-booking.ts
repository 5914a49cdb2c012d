import * as booking from '../booking';
import { SAMAL } from '../orders';
import type { GoodCall, World } from './contract-call';

/** A body that reserves. */
async function freshBody({ app }: World) {
  return booking.reservationBody(await booking.firstFree(app));
}

/** One call of every operation of booking. */
export const BOOKING_CALLS: Readonly<Record<string, GoodCall>> = {
  listSlots: {
    status: 200,
    make: async ({ app }) => ({
      params: { filial_id: SAMAL },
      query: `date=${await booking.dayAhead(app, 1)}&guests=4`,
    }),
  },
  listReservations: {
    status: 200,
    signedIn: true,
    make: async (world) => {
      await booking.reserve(world.app, world.token, await freshBody(world));
      return {};
    },
  },
  createReservation: {
    status: 201,
    signedIn: true,
    keyed: true,
    make: async (world) => ({ body: await freshBody(world) }),
  },
  cancelReservation: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: async (world) => {
      const made = await booking.reserve(world.app, world.token, await freshBody(world));
      return { params: { id: booking.reservationOf(made).id } };
    },
  },
};
