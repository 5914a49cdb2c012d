import { z } from 'zod';
import { id, nothing, serviceType } from '../kernel/input';
import { textIn } from '../kernel/languages';
import { oldPriceMember } from '../domain/menu/answers';
import { findProducts } from '../domain/menu/products';
import { toMajor } from '../kernel/money';
import { openOperation } from './operation';
import { Refusal } from '../kernel/refusal';
import { getVenue } from '../domain/venues/venues';
import { basketMinutes } from '../domain/orders/checks';
import { positions } from '../domain/orders/order-input';
import { checkPositions } from '../domain/orders/positions';

const checkStopList = openOperation({
  method: 'POST',
  url: '/menu/v2/stop_list/order_items/check',
  errorStyle: 'errors-200',
  idempotency: 'ignored',
  params: nothing,
  query: nothing,
  body: z.object({ filial_id: id, service_type: serviceType, products: positions }),
  async handle(call) {
    const { database, body, language } = call;
    const venue = await getVenue(database, body.filial_id, { pointer: '/filial_id' });
    const checked = await checkPositions(call, venue, body.service_type, body.products);
    return {
      body: {
        data: checked.map(({ input, product, unitPriceMinor, oldPriceMinor, availableCount, issues }) => ({
          product_id: input.product_id,
          size_id: input.size_id ?? null,
          product_name: product ? textIn(language, product.name) : null,
          is_stopped: issues.includes('product_stopped'),
          is_deleted: issues.includes('product_deleted'),
          unavailable_service_types: product?.unavailableServices ?? [],
          price: unitPriceMinor === null ? null : toMajor(unitPriceMinor),
          ...(unitPriceMinor === null ? {} : oldPriceMember(unitPriceMinor, oldPriceMinor)),
          reward_id: product?.rewardId ?? null,
          promo_limit: product?.promo?.limit ?? null,
          promo_day_limit: product?.promo?.dayLimit ?? null,
          available_count: availableCount,
          issues,
        })),
      },
    };
  },
});

const getCookingTime = openOperation({
  method: 'POST',
  url: '/takeaway/order/cooking_time',
  errorStyle: 'envelope',
  idempotency: 'ignored',
  params: nothing,
  query: nothing,
  body: z.object({
    filial_id: id,
    products: z
      .array(z.object({ product_id: id, count: z.number().int().min(1).max(99) }))
      .min(1)
      .max(100),
  }),
  async handle({ database, body }) {
    const venue = await getVenue(database, body.filial_id);
    const found = await findProducts(
      database,
      venue,
      body.products.map((product) => product.product_id),
    );
    const cooked = body.products.map(({ product_id: productId, count }) => {
      const product = found.find((candidate) => candidate.id === productId);
      if (!product || product.isDeleted)
        throw new Refusal({ code: 'product_deleted', name: product?.name ?? null });
      return { minutes: product.cookingMinutes, count };
    });
    return { body: { error_code: 200, data: { cooking_time: basketMinutes(cooked) } } };
  },
});

export const basketOperations = [checkStopList, getCookingTime];
