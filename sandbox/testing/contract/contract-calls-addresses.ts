import { addressBody, atAddress, readAddress, readAddresses, saveAddress } from '../addresses';
import type { GoodCall, World } from './contract-call';

/** A diner has 50 at most; these calls are made more often. */
const MAX_STORED = 30;

async function makeRoom({ app, token }: World): Promise<void> {
  for (const { id } of (await readAddresses(app, token)).slice(MAX_STORED)) {
    await atAddress(app, token, id, 'DELETE');
  }
}

async function newAddress(world: World): Promise<{ id: number }> {
  await makeRoom(world);
  return { id: readAddress(await saveAddress(world.app, world.token)).id };
}

const russian = { locale: 'ru' };

/** One call of every operation on addresses, saved and found. */
export const ADDRESS_CALLS: Readonly<Record<string, GoodCall>> = {
  listAddresses: { status: 200, signedIn: true, make: () => ({}) },
  createAddress: {
    status: 201,
    signedIn: true,
    keyed: true,
    make: async (world) => {
      await makeRoom(world);
      return { body: addressBody() };
    },
  },
  getAddress: { status: 200, signedIn: true, make: async (world) => ({ params: await newAddress(world) }) },
  updateAddress: {
    status: 200,
    signedIn: true,
    keyed: true,
    make: async (world) => ({
      params: await newAddress(world),
      body: addressBody({ is_private_house: true }),
    }),
  },
  deleteAddress: {
    status: 204,
    signedIn: true,
    keyed: true,
    make: async (world) => ({ params: await newAddress(world) }),
  },
  suggestAddresses: {
    status: 200,
    readsLocale: true,
    make: () => ({ headers: russian, query: `address=${encodeURIComponent('Алматы Абая 52')}&limit=3` }),
  },
  reverseGeocode: {
    status: 200,
    readsLocale: true,
    make: () => ({ headers: russian, query: 'lat=43.2401&long=76.9189' }),
  },
};
