import { defineRoute } from '@/lib/bff/define-route';
import { favouriteMarkSchema } from '@/lib/menu/favourites';
import { setFavourite } from '@/lib/menu/favourites.server';

/** Marks a product as the diner's favourite, or takes the mark off; answers with what is so now. */
export const POST = defineRoute({
  body: favouriteMarkSchema,
  answer: favouriteMarkSchema,
  needsSession: true,
  handle: async ({ signedIn, body }) => {
    await setFavourite(signedIn, body);
    return body;
  },
});
