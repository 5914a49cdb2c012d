import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect';
import { venues } from '../database/schema';
import { flagText, idText, nothing } from '../kernel/input';
import { viewOf } from '../domain/menu/favourites';
import { listProducts } from '../domain/menu/products';
import { openOperation } from './operation';
import { findVenues, type FullVenue } from '../domain/venues/venues';
import { promoAnswer, subsidyAnswer } from '../domain/promos/answers';
import { isRunning, promotionsOf } from '../domain/menu/promotions';
import { subsidyOf } from '../domain/promos/subsidies';

/** The venues that exist for diners: one without services is as unknown. */
async function findShown(database: Database, ids: number[]): Promise<FullVenue[]> {
  return (await findVenues(database, ids)).filter(({ venue }) => venue.services.length > 0);
}

/** Branches of the venue's brand in its town: a promotion holds in all of them. */
async function branchesOf(database: Database, { brand, town }: FullVenue): Promise<number[]> {
  const rows = await database
    .select({ id: venues.id })
    .from(venues)
    .where(and(eq(venues.brandId, brand.id), eq(venues.townId, town.id)))
    .orderBy(asc(venues.id));
  return rows.map(({ id }) => id);
}

const listPromos = openOperation({
  method: 'GET',
  url: '/menu-promos/api/v2/promos',
  params: nothing,
  query: z.object({
    'filter[filial_id]': idText,
    'filter[onlyActive]': flagText.optional(),
    include: z.enum(['products']).optional(),
    user_id: idText.optional(),
  }),
  body: nothing,
  async handle(call) {
    const { database, now, query } = call;
    const [venue] = await findShown(database, [query['filter[filial_id]']]);
    if (!venue) return { body: { data: [] } };
    const products = await listProducts(database, venue);
    const venueIds = await branchesOf(database, venue);
    const view = {
      ...(await viewOf(call, venue.id)),
      now,
      venueIds,
      withProducts: query.include === 'products',
    };
    const data = promotionsOf(venue.brand, venue.town, now)
      .map((promotion) => ({
        promotion,
        products: products.filter((product) => product.rewardId === promotion.id),
      }))
      // A running promotion has something to sell; a brand may reduce nothing by one of its two promotions.
      .filter((one) => !isRunning(one.promotion, now) || one.products.length > 0)
      .filter((one) => !query['filter[onlyActive]'] || isRunning(one.promotion, now))
      .map((one) => promoAnswer(one.promotion, { ...view, products: one.products }));
    return { body: { data } };
  },
});

const venueIds = z.preprocess(
  (value) => (value === undefined || Array.isArray(value) ? value : [value]),
  z.array(idText).min(1).max(100),
);

const listSubsidies = openOperation({
  method: 'GET',
  url: '/menu-promos/v1/promos/subsidies',
  params: nothing,
  query: z.object({ 'terminal_ids[]': venueIds, only_active: flagText.optional() }),
  body: nothing,
  async handle({ database, query }) {
    const shown = await findShown(database, [...new Set(query['terminal_ids[]'])]);
    const data = shown.flatMap((venue) => {
      const subsidy = subsidyOf(venue);
      return subsidy && (subsidy.isActive || !query.only_active) ? [subsidyAnswer(venue.id, subsidy)] : [];
    });
    return { body: { data } };
  },
});

export const promoOperations = [listPromos, listSubsidies];
