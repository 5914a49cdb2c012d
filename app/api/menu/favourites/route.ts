import { defineRoute } from '@/lib/core/bff/define-route';
import { favouriteStateSchema } from '@/lib/menu/favourites.schema';
import { setFavourite } from '@/lib/menu/favourites.server';

/** Adds a product to the diner's favourites or removes it; answers with the new state. */
export const POST = defineRoute({
  body: favouriteStateSchema,
  answer: favouriteStateSchema,
  needsSession: true,
  handle: async ({ signedIn, body }) => {
    await setFavourite(signedIn, body);
    return body;
  },
});
