import { eq } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { orderPositions, orders, users } from '../../database/schema';
import type { Language } from '../../kernel/languages';
import { currencyOf, MAX_SUM_MINOR, percentOf, toMajor, toMinor } from '../../kernel/money';
import { createPayment, orderOwner } from '../payments/payments';
import { applyCode, type Applied } from '../promos/promo-code';
import { Refusal, refuseIfAny } from '../../kernel/refusal';
import { bonusRuleOf, hasBonusesAt } from '../rewards/balance';
import { maxBonuses } from '../rewards/bonuses';
import type { Settings } from '../../kernel/settings';
import { takeTabletSession, type Customer } from '../tablets/tablet-sessions';
import { getVenue, type FullVenue } from '../venues/venues';
import { basketMinutes, checkTerms, checkTime } from './checks';
import type { DeliveryTerms } from './delivery';
import type { KindRow, OrderRules } from './kinds';
import type { OrderInput } from './order-input';
import { checkPositions, giftPosition, positionFaults, type OrderLine } from './positions';
import { firstChangeAt, type OrderRow } from './status';
import { takeFromShelf } from './stock';
import { goodsOf, sumUp, type Sums } from './sums';

/** The request and its caller, in the transaction that also stores the answer. */
interface OrderRequest<Body> {
  sandbox: { settings: Settings };
  database: Database;
  now: Date;
  language: Language;
  idempotencyKey: string;
  requestHash: string;
  headers: Readonly<Record<string, string>>;
  body: Body;
}
type OrderCall<Body> = OrderRequest<Body> & Customer;

/** Everything that an accepted order is. */
interface Accepted {
  venue: FullVenue;
  lines: OrderLine[];
  cookingMinutes: number;
  kindRow: KindRow;
  sums: Sums;
  promo: Applied | null;
}

/** Checks an order (contract schema OrderInput), writes it, and begins its hosted payment if any. */
export async function createOrder<Body extends OrderInput>(
  rules: OrderRules<Body>,
  call: OrderCall<Body>,
): Promise<OrderRow> {
  const accepted = await accept(rules, call);
  const order = await write(rules, call, accepted);
  const { body, now } = call;
  const { success_url: success, failure_url: failure, payment_type: paymentType } = body;
  if (order.paymentStatus !== 'pending' || paymentType === 'cash') return order;
  await createPayment(
    call.database,
    {
      owner: orderOwner(order.id),
      paymentType,
      amountMinor: order.sumMinor - order.bonusesSpentMinor,
      currency: order.currency,
      returnUrls: { success: success ?? '', failure: failure ?? '' },
      language: call.language,
    },
    now,
  );
  return order;
}

async function accept<Body extends OrderInput>(
  rules: OrderRules<Body>,
  call: OrderCall<Body>,
): Promise<Accepted> {
  const { database, body, now, user, sandbox } = call;
  await holdCustomer(call);
  const venue = await getVenue(database, body.filial_id, { pointer: '/filial_id' });
  if (!rules.isOffered(venue)) {
    throw new Refusal({ code: 'terminal_not_found', source: { pointer: '/filial_id' } });
  }
  const isTablet = call.tablet !== null;
  const table = rules.tableOf?.(venue, body, { headers: call.headers, isTablet });
  const checked = await checkPositions(call, venue, rules.serviceType, body.positions);
  const cookingMinutes = basketMinutes(
    checked.map(({ product, input }) => ({ minutes: product?.cookingMinutes ?? 0, count: input.count })),
  );
  checkTime(venue, body, now, cookingMinutes);
  if (rules.deliveryTerms && venue.venue.delivery.state === 'closed') throw new Refusal('delivery_suspended');
  checkTerms(venue, rules.kind, body, { checked, settings: sandbox.settings });
  refuseIfAny(positionFaults(checked));

  const lines = checked.flatMap(({ data, input }): OrderLine[] =>
    data ? [{ productId: input.product_id, count: input.count, data }] : [],
  );
  const positionsMinor = lines.reduce((sum, { data }) => sum + data.sumMinor, 0);
  const basket = { venue, serviceType: rules.serviceType, positionsMinor, user, now };
  const applied = body.promo_code?.trim() ? await applyCode(database, body.promo_code, basket) : null;
  const promo = applied && !('refusal' in applied) ? applied : null;
  const discountMinor = promo?.discountMinor ?? 0;
  const goodsMinor = goodsOf({ positionsMinor, discountMinor });
  const isDeliveryFree = promo?.isDeliveryFree ?? false;
  const deliveryTerms = rules.deliveryTerms?.(venue, body, { goodsMinor, isDeliveryFree }) ?? null;
  if (deliveryTerms) checkBounds(deliveryTerms, goodsMinor);
  if (applied && 'refusal' in applied) {
    throw new Refusal({
      code: 'promo_code_invalid',
      title: applied.title,
      source: { pointer: '/promo_code' },
    });
  }
  const sums = sumUp({
    positionsMinor,
    discountMinor,
    servicePercentage: rules.kind === 'express' ? venue.venue.servicePercentage : 0,
    deliveryMinor: deliveryTerms?.costMinor ?? 0,
    currency: currencyOf(venue.country),
  });
  await checkBonuses(call, venue, goodsMinor);
  checkSum(body, sums);
  const kindRow: KindRow = {
    tableNumber: table?.tableNumber ?? null,
    waiter: table?.waiter ?? null,
    delivery: deliveryTerms?.delivery ?? null,
    deliveryMinutes: deliveryTerms?.deliveryMinutes ?? 0,
  };
  const gift = promo?.gift ? [giftPosition(promo.gift)] : [];
  return { venue, lines: [...lines, ...gift], cookingMinutes, kindRow, sums, promo };
}

/** Two orders at once would both spend the last bonuses, use a code that holds once, or be made in one session. */
async function holdCustomer({ database, body, user, tablet }: OrderCall<OrderInput>): Promise<void> {
  if (tablet) return takeTabletSession(database, tablet, body.filial_id);
  if (body.is_tablet) throw new Refusal('tablet_session_invalid');
  await database.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
}

function checkBounds({ minMinor, maxMinor }: DeliveryTerms, goodsMinor: number): void {
  if (goodsMinor < minMinor) {
    throw new Refusal({ code: 'min_sum_not_reached', meta: { min_sum: toMajor(minMinor) } });
  }
  if (maxMinor !== null && goodsMinor > maxMinor) {
    throw new Refusal({ code: 'max_sum_exceeded', meta: { max_sum: toMajor(maxMinor) } });
  }
}

async function checkBonuses(
  { database, user, body }: OrderCall<OrderInput>,
  venue: FullVenue,
  goodsMinor: number,
): Promise<void> {
  if (body.bonuses === 0) return;
  const maxMinor = user
    ? await maxBonuses(database, user, venue, { account: body.bonus_account, goodsMinor })
    : 0;
  if (toMinor(body.bonuses) > maxMinor) {
    throw new Refusal({
      code: 'bonuses_exceeded',
      source: { pointer: '/bonuses' },
      meta: { max_bonuses: toMajor(maxMinor) },
    });
  }
}

function checkSum(body: OrderInput, { sumMinor }: Sums): void {
  if (sumMinor > MAX_SUM_MINOR) throw new Refusal('validation_failed');
  if (toMinor(body.sum) !== sumMinor) {
    throw new Refusal({ code: 'sum_changed', meta: { sum: toMajor(sumMinor) } });
  }
}

async function write<Body extends OrderInput>(
  rules: OrderRules<Body>,
  call: OrderCall<Body>,
  { venue, lines, cookingMinutes, kindRow, sums, promo }: Accepted,
): Promise<OrderRow> {
  const { database, body, now, user, tablet } = call;
  const currency = currencyOf(venue.country);
  const cashbackPercentage = user && hasBonusesAt(user, venue) ? bonusRuleOf(venue.id).cashbackPercentage : 0;
  const bonusesSpentMinor = toMinor(body.bonuses);
  const isCash = body.payment_type === 'cash';
  const isPaid = sums.sumMinor === bonusesSpentMinor;
  const timing = { kind: rules.kind, wantedAt: body.time ?? null, cookingMinutes, ...kindRow };
  const [order] = await database
    .insert(orders)
    .values({
      ...timing,
      userId: user?.id ?? null,
      tabletSession: tablet?.secretHash ?? null,
      venueId: venue.id,
      brandId: venue.brand.id,
      serviceType: rules.serviceType,
      idempotencyKey: call.idempotencyKey,
      requestHash: call.requestHash,
      status: 'created',
      // The venue sees an online order once it is paid.
      nextStatusAt: isCash || isPaid ? firstChangeAt(timing, now) : null,
      comment: body.comment,
      customerName: body.customer_name ?? null,
      phone: body.phone ?? user?.phone ?? null,
      createdAt: now,
      currency,
      positionsSumMinor: sums.positionsMinor,
      discountMinor: sums.discountMinor,
      serviceChargeMinor: sums.serviceMinor,
      deliveryCostMinor: sums.deliveryMinor,
      sumMinor: sums.sumMinor,
      bonusesSpentMinor,
      bonusAccount: body.bonus_account,
      bonusesEarnedMinor: percentOf(goodsOf(sums) - bonusesSpentMinor, cashbackPercentage, currency),
      cashbackAccount: earnsPrivately(venue, body) ? 'private_reward' : 'general',
      cashbackPercentage,
      paidByCardMinor: 0,
      promoCode: promo?.offer.code ?? null,
      paymentType: body.payment_type,
      paymentStatus: isPaid ? 'paid' : isCash ? 'on_receipt' : 'pending',
      isCash,
      source: body.source ?? null,
    })
    .returning();
  if (!order) throw new Error('The order was not written');
  await database
    .insert(orderPositions)
    .values(lines.map((line, index) => ({ ...line, orderId: order.id, position: index + 1 })));
  await takeFromShelf(database, lines);
  return order;
}

/** Cashback goes where the bonuses came from, and to the brand's own where the venue shows no others. */
function earnsPrivately({ venue }: FullVenue, { bonus_account: account }: OrderInput): boolean {
  return venue.privateRewardEnabled && (account === 'private_reward' || venue.isGeneralBalanceHidden);
}
