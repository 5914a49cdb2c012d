import { z } from 'zod';
import { idText, nothing, personText } from '../kernel/input';
import { userOperation } from './operation';
import { create, getOwn, listOwn, remove, replace, type Address } from '../domain/profile/addresses';

/** Address of the contract. */
function addressAnswer({ userId: _userId, isPrivateHouse, ...address }: Address) {
  return { ...address, is_private_house: isPrivateHouse };
}

/** AddressInput of the contract. */
const addressInput = z
  .object({
    name: personText(1, 60),
    title: personText(0, 300).default(''),
    city: personText(1, 100),
    street: personText(1, 200),
    building: personText(1, 30),
    entrance: personText(0, 20).default(''),
    floor: personText(0, 20).default(''),
    apartment: personText(0, 20).default(''),
    is_private_house: z.boolean().default(false),
    comment: personText(0, 500).default(''),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .transform(({ is_private_house: isPrivateHouse, ...input }) => ({ ...input, isPrivateHouse }));

const ALL = '/profile/api/v1/address';
const ONE = `${ALL}/:id`;
const byId = z.object({ id: idText });

const listAddresses = userOperation({
  method: 'GET',
  url: ALL,
  params: nothing,
  query: nothing,
  body: nothing,
  async handle({ database, user }) {
    return { body: { data: (await listOwn(database, user.id)).map(addressAnswer) } };
  },
});

const createAddress = userOperation({
  method: 'POST',
  url: ALL,
  params: nothing,
  query: nothing,
  body: addressInput,
  async handle({ database, user, body, language }) {
    const address = await create(database, user.id, body, language);
    return { status: 201, body: { data: addressAnswer(address) } };
  },
});

const getAddress = userOperation({
  method: 'GET',
  url: ONE,
  params: byId,
  query: nothing,
  body: nothing,
  async handle({ database, user, params }) {
    return { body: { data: addressAnswer(await getOwn(database, user.id, params.id)) } };
  },
});

const updateAddress = userOperation({
  method: 'PUT',
  url: ONE,
  params: byId,
  query: nothing,
  body: addressInput,
  async handle({ database, user, params, body, language }) {
    const address = await replace(database, user.id, params.id, body, language);
    return { body: { data: addressAnswer(address) } };
  },
});

const deleteAddress = userOperation({
  method: 'DELETE',
  url: ONE,
  params: byId,
  query: nothing,
  body: nothing,
  async handle({ database, user, params }) {
    await remove(database, user.id, params.id);
    return { status: 204 };
  },
});

export const addressOperations = [listAddresses, createAddress, getAddress, updateAddress, deleteAddress];
