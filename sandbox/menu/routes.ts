import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { menuCategories } from '../database/schema';
import { idText, nothing, paging, serviceTypeText } from '../input';
import { openOperation } from '../operation';
import { Refusal } from '../refusal';
import { findVenues, getVenue } from '../venues/venues';
import { additiveCategoryAnswer, categoryAnswer, productAnswer } from './answers';
import { findProducts, listPopular, listProducts, listRecommended } from './products';

const filial = { filial_id: idText };

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
    return {
      body: {
        data: categories.map((category) => {
          const own = products.filter((product) => product.categoryId === category.id);
          return categoryAnswer(category, own, call);
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
    return { body: { data: popular.map((product) => productAnswer(product, call)) } };
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
    return { body: { data: recommended.map((product) => productAnswer(product, call)) } };
  },
});

/** For guests what everyone orders; the sandbox knows of no more for anybody. */
const listFrequentProducts = openOperation({
  method: 'GET',
  url: '/takeaway/v1/filial/:id/products/frequent/',
  params: z.object({ id: idText }),
  query: z.object({ limit: paging.limit }),
  body: nothing,
  async handle(call) {
    const venue = await getVenue(call.database, call.params.id);
    const frequent = await listPopular(call.database, venue, call.query.limit);
    return { body: { data: frequent.map((product) => productAnswer(product, call)) } };
  },
});

const listAdditives = openOperation({
  method: 'GET',
  url: '/menu/v2/product/additives',
  params: nothing,
  query: z.object({ ...filial, product_id: idText, service_type: serviceTypeText }),
  body: nothing,
  async handle({ database, query, language }) {
    // The contract knows one refusal here: an unknown venue is told by the product that it does not have.
    const [venue] = await findVenues(database, [query.filial_id]);
    const [product] = venue ? await findProducts(database, venue, [query.product_id]) : [];
    if (!product || product.isDeleted) throw new Refusal('product_not_found');
    return {
      body: {
        data: product.groups.map((group, index) => additiveCategoryAnswer(group, index + 1, language)),
      },
    };
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
    const data = found
      .filter((product) => !product.isDeleted)
      .map((product) => ({
        ...productAnswer(product, call),
        additive_categories: product.groups.map((group, index) =>
          additiveCategoryAnswer(group, index + 1, call.language),
        ),
      }));
    return { body: { data } };
  },
});

export const menuOperations = [
  getMenu,
  listPopularProducts,
  listRecommendedProducts,
  listFrequentProducts,
  listAdditives,
  listProductsWithAdditives,
];
