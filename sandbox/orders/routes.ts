import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { addMinutes, DAY_MS } from '../clock';
import { orderPositions, orders } from '../database/schema';
import { id, idText, instant, money, nothing, paging, phone, serviceType, serviceTypeText } from '../input';
import { currencyOf, MAX_SUM_MINOR, percentOf, toMajor, toMinor } from '../money';
import { openOperation, userOperation, type Sandbox } from '../operation';
import { bonusRuleOf } from '../profile/balance';
import { Refusal, refuseIfAny } from '../refusal';
import { isOpenAt } from '../venues/hours';
import { getVenue, hoursOf, type FullVenue } from '../venues/venues';
import { orderAnswer } from './answers';
import { advanceOrders, changeTo, firstChangeAt } from './life';
import { checkPositions, positionFaults, positionInput, type CheckedPosition } from './positions';
import { findProducts } from '../menu/products';
import { oldPriceMember } from '../menu/answers';
import { textIn } from '../languages';

const TAKEAWAY = 1;
const MOST_DAYS_AHEAD = 7;

const positions = z.array(positionInput).min(1).max(100);

/** Minutes until such a basket is ready: its slowest dish, and a little more for each further piece. */
function basketMinutes(cooked: readonly { minutes: number; count: number }[]): number {
  const slowest = Math.max(0, ...cooked.map(({ minutes }) => minutes));
  const pieces = cooked.reduce((sum, { count }) => sum + count, 0);
  return slowest === 0 ? 5 : slowest + Math.min(15, Math.max(0, pieces - 1) * 2);
}

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

const takeawayOrderInput = z.object({
  filial_id: id,
  positions,
  comment: z.string().max(500).default(''),
  customer_name: z.string().max(100).nullish(),
  phone: phone.nullish(),
  time: instant.nullish(),
  payment_type: z.enum(['online', 'cash', 'kaspi']),
  bonuses: money.default(0),
  bonus_account: z.enum(['general', 'private_reward']).default('general'),
  promo_code: z.string().max(40).nullish(),
  sum: money,
  personal_data_consent: z.boolean(),
  offer_consent: z.boolean().default(false),
  marketing_consent: z.boolean().default(false),
  age_confirmed: z.boolean(),
  is_tablet: z.boolean().default(false),
  source: z.enum(['2GIS', 'FRIDGE', 'QR', 'STANDQR', 'TABLET', 'TABLETQR']).nullish(),
  success_url: z
    .string()
    .max(2000)
    .regex(/^https?:\/\//)
    .optional(),
  failure_url: z
    .string()
    .max(2000)
    .regex(/^https?:\/\//)
    .optional(),
});
type TakeawayOrderInput = z.output<typeof takeawayOrderInput>;

/** Opening hours and the wanted time, the second group of faults. */
function checkTime(venue: FullVenue, body: TakeawayOrderInput, now: Date, cookingMinutes: number): void {
  const wanted = body.time ?? null;
  if (wanted && (wanted < now || wanted.getTime() - now.getTime() > MOST_DAYS_AHEAD * DAY_MS)) {
    throw new Refusal('time_unavailable');
  }
  if (!isOpenAt(hoursOf(venue), wanted ?? now)) throw new Refusal('venue_closed');
  if (wanted && wanted < addMinutes(now, cookingMinutes)) throw new Refusal('time_unavailable');
}

/** Consent, age and payment, the third group of faults. */
function checkTerms(
  { venue }: FullVenue,
  body: TakeawayOrderInput,
  checked: readonly CheckedPosition[],
): void {
  if (!body.personal_data_consent) throw new Refusal('consent_required');
  const isRestricted = checked.some(({ product }) => product?.ageRestriction != null);
  if (isRestricted && !body.age_confirmed) throw new Refusal('age_confirmation_required');
  // Paying on the hosted page comes with a later stage of the sandbox.
  if (body.payment_type !== 'cash' || !venue.isCashEnabled) throw new Refusal('payment_type_unavailable');
}

const createTakeawayOrder = userOperation({
  method: 'POST',
  url: '/takeaway/v1/takeaway/order',
  idempotency: 'required',
  takesTabletSession: true,
  needsCountryCode: true,
  params: nothing,
  query: nothing,
  body: takeawayOrderInput,
  async handle(call) {
    const { database, body, now, user } = call;
    if (body.is_tablet) throw new Refusal('tablet_session_invalid');
    const venue = await getVenue(database, body.filial_id, { pointer: '/filial_id' });
    if (!venue.venue.services.includes(TAKEAWAY)) {
      throw new Refusal({ code: 'terminal_not_found', source: { pointer: '/filial_id' } });
    }
    const checked = await checkPositions(call, venue, TAKEAWAY, body.positions);
    const cookingMinutes = basketMinutes(
      checked.map(({ product, input }) => ({ minutes: product?.cookingMinutes ?? 0, count: input.count })),
    );
    checkTime(venue, body, now, cookingMinutes);
    checkTerms(venue, body, checked);
    refuseIfAny(positionFaults(checked));
    if (body.promo_code) throw new Refusal('promo_code_invalid');
    if (body.bonuses > 0) throw new Refusal({ code: 'bonuses_exceeded', meta: { max_bonuses: 0 } });
    const currency = currencyOf(venue.country);
    const { cashbackPercentage } = bonusRuleOf(venue.id);
    const lines = checked.flatMap(({ data, input }) => (data ? [{ data, input }] : []));
    const sumMinor = lines.reduce((sum, { data }) => sum + data.sumMinor, 0);
    if (sumMinor > MAX_SUM_MINOR) throw new Refusal('validation_failed');
    if (toMinor(body.sum) !== sumMinor)
      throw new Refusal({ code: 'sum_changed', meta: { sum: toMajor(sumMinor) } });

    const [order] = await database
      .insert(orders)
      .values({
        userId: user.id,
        venueId: venue.id,
        brandId: venue.brand.id,
        serviceType: TAKEAWAY,
        idempotencyKey: call.idempotencyKey,
        status: 'created',
        nextStatusAt: firstChangeAt(now, body.time ?? null, cookingMinutes),
        cookingMinutes,
        comment: body.comment,
        customerName: body.customer_name ?? null,
        phone: body.phone ?? user.phone,
        wantedAt: body.time ?? null,
        createdAt: now,
        currency,
        positionsSumMinor: sumMinor,
        sumMinor,
        bonusesSpentMinor: 0,
        bonusesEarnedMinor: percentOf(sumMinor, cashbackPercentage, currency),
        cashbackPercentage,
        paymentType: 'cash',
        paymentStatus: 'on_receipt',
      })
      .returning();
    if (!order) throw new Error('The order was not written');
    await database.insert(orderPositions).values(
      lines.map(({ data, input }, index) => ({
        orderId: order.id,
        position: index + 1,
        productId: input.product_id,
        count: input.count,
        data,
      })),
    );
    return { status: 201, body: { data: await orderAnswer(order, call) } };
  },
});

const getOrder = userOperation({
  method: 'GET',
  url: '/takeaway/v2/user/order',
  takesTabletSession: true,
  params: nothing,
  query: z.object({ order_id: idText }),
  body: nothing,
  async handle(call) {
    await advanceOrders(call.database, call.now);
    const isOwn = and(eq(orders.id, call.query.order_id), eq(orders.userId, call.user.id));
    const order = await call.database.query.orders.findFirst({ where: isOwn });
    if (!order) throw new Refusal('order_not_found');
    return { body: { data: await orderAnswer(order, call) } };
  },
});

const listOrders = userOperation({
  method: 'GET',
  url: '/takeaway/v2/user/orders',
  params: nothing,
  query: z.object({ ...paging, service_type: serviceTypeText.optional(), brand_id: idText.optional() }),
  body: nothing,
  async handle(call) {
    const { database, query, user } = call;
    await advanceOrders(database, call.now);
    const isAsked = and(
      eq(orders.userId, user.id),
      query.service_type === undefined ? undefined : eq(orders.serviceType, query.service_type),
      query.brand_id === undefined ? undefined : eq(orders.brandId, query.brand_id),
    );
    const total = await database.$count(orders, isAsked);
    const rows = await database
      .select()
      .from(orders)
      .where(isAsked)
      .orderBy(desc(orders.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit);
    const data = [];
    for (const row of rows) data.push(await orderAnswer(row, call));
    const lastPage = Math.max(1, Math.ceil(total / query.limit));
    return { body: { data, meta: { current_page: query.page, last_page: lastPage, total } } };
  },
});

const cancelOrder = userOperation({
  method: 'POST',
  url: '/takeaway/v1/order/:id/cancel',
  params: z.object({ id: idText }),
  query: nothing,
  body: nothing,
  async handle(call) {
    const { database, now, params, user } = call;
    await advanceOrders(database, now);
    const isOwn = and(eq(orders.id, params.id), eq(orders.userId, user.id));
    const order = await database.query.orders.findFirst({ where: isOwn });
    if (!order) throw new Refusal('order_not_found');
    if (order.status !== 'created') throw new Refusal('order_not_cancelable');
    const change = { ...changeTo(order, 'canceled', now), declineCode: 'canceled_by_diner' };
    const isStillCreated = and(isOwn, eq(orders.status, 'created'));
    const canceled = await database
      .update(orders)
      .set(change)
      .where(isStillCreated)
      .returning({ id: orders.id });
    if (canceled.length === 0) throw new Refusal('order_not_cancelable');
    return { body: { data: await orderAnswer({ ...order, ...change }, call) } };
  },
});

/** Moves orders on while nobody asks, so that a diner's page and the ledger agree. */
export function startOrderLife(sandbox: Sandbox, everyMs: number): () => void {
  const timer = setInterval(() => {
    advanceOrders(sandbox.database, sandbox.clock.now()).catch((error: unknown) => {
      console.error('Orders could not be moved on', error);
    });
  }, everyMs);
  return () => clearInterval(timer);
}

export const orderOperations = [
  checkStopList,
  getCookingTime,
  createTakeawayOrder,
  getOrder,
  listOrders,
  cancelOrder,
];
