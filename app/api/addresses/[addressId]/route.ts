import { z } from 'zod';
import { addressFieldsSchema, addressSchema, deletedSchema } from '@/lib/ground/addresses/address.schema';
import { deleteAddress, getAddress, updateAddress } from '@/lib/ground/addresses/addresses.server';
import { defineRoute } from '@/lib/core/bff/define-route';
import { idTextSchema } from '@/lib/core/ids/id-text.schema';

const ofDiner = { params: z.object({ addressId: idTextSchema }), needsSession: true } as const;

/** One address of the diner; another diner's is reported as unknown. */
export const GET = defineRoute({
  ...ofDiner,
  answer: addressSchema,
  handle: ({ signedIn, params: { addressId } }) => getAddress(signedIn, addressId),
});

/** Replaces an address. */
export const PUT = defineRoute({
  ...ofDiner,
  body: addressFieldsSchema,
  answer: addressSchema,
  handle: ({ signedIn, params: { addressId }, body }) => updateAddress(signedIn, addressId, body),
});

/** Deletes an address. */
export const DELETE = defineRoute({
  ...ofDiner,
  answer: deletedSchema,
  handle: ({ signedIn, params: { addressId } }) =>
    deleteAddress(signedIn, addressId).then(() => ({ isDeleted: true })),
});
