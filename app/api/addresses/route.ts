import { addressFieldsSchema, addressListSchema, addressSchema } from '@/lib/ground/addresses/address.schema';
import { createAddress, listAddresses } from '@/lib/ground/addresses/addresses.server';
import { defineRoute } from '@/lib/core/bff/define-route';

/** The diner's saved addresses, latest first. */
export const GET = defineRoute({
  answer: addressListSchema,
  needsSession: true,
  handle: async ({ signedIn }) => ({ addresses: await listAddresses(signedIn) }),
});

/** Saves an address. The same `Idempotency-Key` gives the same address, however often it is sent. */
export const POST = defineRoute({
  body: addressFieldsSchema,
  answer: addressSchema,
  needsSession: true,
  idempotent: true,
  handle: ({ signedIn, attempt, body }) => createAddress(signedIn, body, attempt.key),
});
