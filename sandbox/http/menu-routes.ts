import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connect';
import { menuCategories } from '../database/schema';
import { idText, nothing, paging, serviceTypeText } from '../kernel/input';
import { openOperation, userOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { findVenues, getVenue } from '../domain/venues/venues';
import { additiveCategoryAnswer, categoryAnswer, productAnswer } from '../domain/menu/answers';
import { listCrossSell } from '../domain/menu/cross-sell';
import { viewOf } from '../domain/menu/favourites';
import { lastChoice, listFrequent, listOwnFrequent } from '../domain/menu/order-history';
import {
  findByBarcode,
  findProducts,
  listPopular,
  listProducts,
  listRecommended,
  type VenueProduct,
} from '../domain/menu/products';

const filial = { filial_id: idText };

/** The title where a barcode is not found. */
const BARCODE_NOT_FOUND = {
  kk: 'Штрихкод табылмады',
  ru: 'Штрихкод не найден',
  en: 'Barcode not found',
  ka: 'შტრიხკოდი ვერ მოიძებნა',
};

const getMenu = openOperation({
  method: 'GET',
  url: '/menu/v2/category/products',
  params: nothing,
  query: z.object(filial),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.query.filial_id);
    const categories = await call.database
      .select()
      .from(menuCategories)
      .where(eq(menuCategories.brandId, venue.brand.id))
      .orderBy(asc(menuCategories.position));
    const products = await listProducts(call.database, venue);
    const view = await viewOf(call, venue.id);
    return {
      body: {
        data: categories.map((category) => {
          const own = products.filter((product) => product.categoryId === category.id);
          return categoryAnswer(category, own, view);
        }),
      },
    };
  },
});

const listPopularProducts = openOperation({
  method: 'GET',
  url: '/menu/v3/popular/products',
  params: nothing,
  query: z.object({ ...filial, limit: paging.limit }),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.query.filial_id);
    const popular = await listPopular(call.database, venue, call.query.limit);
    const view = await viewOf(call, venue.id);
    return { body: { data: popular.map((product) => productAnswer(product, view)) } };
  },
});

const listRecommendedProducts = openOperation({
  method: 'GET',
  url: '/menu/v3/recommended/products',
  params: nothing,
  query: z.object({ ...filial, service_type: serviceTypeText.optional(), limit: paging.limit }),
  body: nothing,
  async handle(call) {
    const { filial_id: filialId, service_type: serviceType, limit } = call.query;
    const venue = await getVenue(call.database, filialId);
    const recommended = await listRecommended(call.database, venue, serviceType, limit);
    const view = await viewOf(call, venue.id);
    return { body: { data: recommended.map((product) => productAnswer(product, view)) } };
  },
});

const listFrequentProducts = openOperation({
  method: 'GET',
  url: '/takeaway/v1/filial/:id/products/frequent/',
  params: z.object({ id: idText }),
  query: z.object({ limit: paging.limit }),
  body: nothing,
  async handle(call) {
    const { database, query, user } = call;
    const venue = await getVenue(database, call.params.id);
    const frequent = user
      ? await listOwnFrequent(database, venue, user, query.limit)
      : await listFrequent(database, venue, query.limit);
    const view = await viewOf(call, venue.id);
    return { body: { data: frequent.map((product) => productAnswer(product, view)) } };
  },
});

const additivesQuery = z.object({ ...filial, product_id: idText, service_type: serviceTypeText });

/** The contract knows one refusal of additives: an unknown venue is refused by the product that it does not have. */
async function requestedProduct(
  database: Database,
  { filial_id: venueId, product_id: productId }: z.output<typeof additivesQuery>,
): Promise<VenueProduct> {
  const [venue] = await findVenues(database, [venueId]);
  const [product] = venue ? await findProducts(database, venue, [productId]) : [];
  if (!product || product.isDeleted) throw new Refusal('product_not_found');
  return product;
}

const listAdditives = openOperation({
  method: 'GET',
  url: '/menu/v2/product/additives',
  params: nothing,
  query: additivesQuery,
  body: nothing,
  async handle({ database, query, language }) {
    const { groups } = await requestedProduct(database, query);
    const data = groups.map((group, index) => additiveCategoryAnswer(group, index + 1, language));
    return { body: { data } };
  },
});

const listFavouriteAdditives = userOperation({
  method: 'GET',
  url: '/menu/v2/favourite-product/additives',
  params: nothing,
  query: additivesQuery,
  body: nothing,
  async handle({ database, query, language, user }) {
    const product = await requestedProduct(database, query);
    const chosen = await lastChoice(database, user, product);
    const data = product.groups.map((group, index) =>
      additiveCategoryAnswer(group, index + 1, language, chosen),
    );
    return { body: { data } };
  },
});

const productIds = z.preprocess(
  (value) => (value === undefined || Array.isArray(value) ? value : [value]),
  z.array(idText).min(1).max(100),
);

const listProductsWithAdditives = openOperation({
  method: 'GET',
  url: '/menu/v2/products/with/additives/',
  params: nothing,
  query: z.object({ ...filial, 'products[]': productIds }),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.query.filial_id);
    const found = await findProducts(call.database, venue, call.query['products[]']);
    const view = await viewOf(call, venue.id);
    const byId = new Map(found.map((product) => [product.id, product]));
    const requested = [...new Set(call.query['products[]'])].flatMap(
      (productId) => byId.get(productId) ?? [],
    );
    const data = requested
      .filter((product) => !product.isDeleted)
      .map((product) => ({
        ...productAnswer(product, view),
        additive_categories: product.groups.map((group, index) =>
          additiveCategoryAnswer(group, index + 1, call.language),
        ),
      }));
    return { body: { data } };
  },
});

const listCrossSellProducts = openOperation({
  method: 'GET',
  url: '/menu/v3/cross-sell/products',
  params: nothing,
  query: z.object({ ...filial, 'products[]': productIds }),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.query.filial_id);
    const offered = await listCrossSell(call.database, venue, call.query['products[]']);
    const view = await viewOf(call, venue.id);
    return { body: { data: offered.map((product) => productAnswer(product, view)) } };
  },
});

const getProductByBarcode = openOperation({
  method: 'GET',
  url: '/menu/v3/product-by-barcode',
  errorStyle: 'errors-200',
  params: nothing,
  query: z.object({ ...filial, barcode: z.string().regex(/^[ -~]{1,48}$/) }),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.query.filial_id, { parameter: 'filial_id' });
    const product = await findByBarcode(call.database, venue, call.query.barcode);
    if (!product)
      throw new Refusal({
        code: 'product_not_found',
        title: BARCODE_NOT_FOUND,
        source: { parameter: 'barcode' },
      });
    return { body: { data: productAnswer(product, await viewOf(call, venue.id)) } };
  },
});

export const menuOperations = [
  getMenu,
  listPopularProducts,
  listRecommendedProducts,
  listFrequentProducts,
  listAdditives,
  listFavouriteAdditives,
  listProductsWithAdditives,
  listCrossSellProducts,
  getProductByBarcode,
];
