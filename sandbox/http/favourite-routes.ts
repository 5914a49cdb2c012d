import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { favourites } from '../database/schema';
import { id, idText, nothing, paging } from '../kernel/input';
import { openOperation, userOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { findVenues, getVenue } from '../domain/venues/venues';
import { productAnswer } from '../domain/menu/answers';
import { listFavourites, listMostFavoured, viewOf } from '../domain/menu/favourites';
import { findProducts } from '../domain/menu/products';

const listFavouriteProducts = openOperation({
  method: 'GET',
  url: '/menu/v3/favourite/products',
  params: nothing,
  query: z.object({ filial_id: idText, limit: paging.limit }),
  body: nothing,
  async handle(call) {
    const { database, query, user } = call;
    const venue = await getVenue(database, query.filial_id);
    const marked = user
      ? await listFavourites(database, venue, user, query.limit)
      : await listMostFavoured(database, venue, query.limit);
    const view = await viewOf(call, venue.id);
    return { body: { data: marked.map((product) => productAnswer(product, view)) } };
  },
});

const addFavouriteProduct = userOperation({
  method: 'POST',
  url: '/menu/v3/favourite/products',
  params: nothing,
  query: nothing,
  body: z.object({ filial_id: id, product_id: id }),
  async handle({ database, body, user, now }) {
    // The contract knows one refusal here: an unknown venue is refused by the product that it does not have.
    const [venue] = await findVenues(database, [body.filial_id]);
    const [product] = venue ? await findProducts(database, venue, [body.product_id]) : [];
    if (!product || product.isDeleted) throw new Refusal('product_not_found');
    await database
      .insert(favourites)
      .values({ userId: user.id, productId: product.id, venueId: product.venueId, markedAt: now })
      .onConflictDoNothing();
    return { status: 204 };
  },
});

const removeFavouriteProduct = userOperation({
  method: 'DELETE',
  url: '/menu/v3/favourite/products/:product_id',
  params: z.object({ product_id: idText }),
  query: z.object({ filial_id: idText }),
  body: nothing,
  async handle({ database, params, query, user }) {
    const isMeant = and(
      eq(favourites.userId, user.id),
      eq(favourites.productId, params.product_id),
      eq(favourites.venueId, query.filial_id),
    );
    await database.delete(favourites).where(isMeant);
    return { status: 204 };
  },
});

export const favouriteOperations = [listFavouriteProducts, addFavouriteProduct, removeFavouriteProduct];
