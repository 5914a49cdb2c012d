import { deliveryMinutes, type Tariff } from '@/lib/delivery/tariffs';
import { lineKey, maxPieces, reduceCart, type Cart, type CartLine, type CheckedLine } from './cart';
import type { LineIssue } from '@/lib/ground/ordering/line-issues';
import type { Quote, QuotedDelivery, QuotedLine, QuotedPromo } from './quote.schema';
import type { Wait } from '@/lib/ground/ordering/promise';
import type { TimedOrder } from '@/lib/core/time/order-times';
import type { DeliveryTerms, PromoTerms } from './sum';

/** An issue that prevents ordering; a changed price is only shown. */
export type BlockingIssue = Exclude<LineIssue, 'priceChanged' | 'promoChanged'>;

const isBlockingIssue = (issue: LineIssue): issue is BlockingIssue =>
  issue !== 'priceChanged' && issue !== 'promoChanged';

/** The first issue that prevents ordering the line; null where none does. */
export function blockingIssue(line: Pick<QuotedLine, 'issues'>): BlockingIssue | null {
  return line.issues.find(isBlockingIssue) ?? null;
}

/** @returns whether the line prevents ordering. */
export function isBlocking(line: Pick<QuotedLine, 'issues'>): boolean {
  return blockingIssue(line) !== null;
}

/** The quoted lines of a cart, by their keys. */
export function quotedByKey(
  keys: readonly string[],
  quote: Pick<Quote, 'lines'> | undefined,
): ReadonlyMap<string, QuotedLine> {
  return new Map(
    keys.flatMap((key, index): [string, QuotedLine][] => {
      const line = quote?.lines[index];
      return line ? [[key, line]] : [];
    }),
  );
}

/** The changes of a quote to the cart: today's prices, limits and stop list. A product that is gone changes nothing. */
export function checkedLines(cart: Cart, quoted: ReadonlyMap<string, QuotedLine>): CheckedLine[] {
  return cart.lines.flatMap((line) => {
    const key = lineKey(line);
    const quotedLine = quoted.get(key);
    if (!quotedLine || quotedLine.priceMinor === null) return [];
    return [
      {
        lineKey: key,
        priceMinor: quotedLine.priceMinor,
        fullPriceMinor: quotedLine.fullPriceMinor ?? quotedLine.priceMinor,
        promoId: quotedLine.promoId,
        pieceLimit: quotedLine.availableCount,
        isStopped: quotedLine.issues.includes('stopped'),
        unavailableServices: quotedLine.unavailableServices,
        additivePricesMinor: Object.fromEntries(
          quotedLine.additives.map(({ additiveId, priceMinor }) => [additiveId, priceMinor]),
        ),
      },
    ];
  });
}

/** The count that makes a blocked line orderable: fewer pieces where some are available, else its removal (0). */
export function allowedCount(cart: Cart, line: CartLine, quotedLine: QuotedLine): number {
  const isOnlyTooMany = quotedLine.issues.every(
    (issue) => issue === 'exceeded' || issue === 'priceChanged' || issue === 'promoChanged',
  );
  if (!isOnlyTooMany) return 0;
  return maxPieces(cart.lines, { ...line, pieceLimit: quotedLine.availableCount ?? 0 });
}

/** The cart once its blocked lines are fixed one after another: lines of a product share its limit. */
export function fixedCart(
  cart: Cart,
  blocked: readonly CartLine[],
  quoted: ReadonlyMap<string, QuotedLine>,
): Cart | null {
  return blocked.reduce<Cart | null>((current, line) => {
    const key = lineKey(line);
    const quotedLine = quoted.get(key);
    const count = quotedLine && current ? allowedCount(current, line, quotedLine) : 0;
    return reduceCart(current, { type: 'countChanged', lineKey: key, count });
  }, cart);
}

/** The delivery terms of the sum; null where nothing is delivered, or it cannot be. */
export function deliveryTerms(delivery: QuotedDelivery | null): DeliveryTerms | null {
  switch (delivery?.kind) {
    case 'platform':
      return { kind: 'platform', tariff: delivery.tariff, thresholds: delivery.thresholds };
    case 'vendor':
      return { kind: 'vendor', costMinor: delivery.costMinor };
    default:
      return null;
  }
}

const withoutPrice = (tariff: Tariff): Tariff => ({ ...tariff, priceMinor: 0, nextTier: null });

/** The delivery as it is shown under a promo code: with one that makes it free nothing more is paid for any of it (contract rule 34). */
export function deliveryUnder(delivery: QuotedDelivery, promo: QuotedPromo | null): QuotedDelivery {
  if (promo?.kind !== 'applied' || !promo.isDeliveryFree) return delivery;
  switch (delivery.kind) {
    case 'platform': {
      const { tariff, tariffs } = delivery;
      return {
        ...delivery,
        tariff: withoutPrice(tariff),
        tariffs: tariffs.map(withoutPrice),
        thresholds: [],
      };
    }
    case 'vendor':
      return { ...delivery, costMinor: 0 };
    case 'unavailable':
      return delivery;
  }
}

/** The promo terms of the sum; null where the code gives nothing. */
export function promoTerms(promo: QuotedPromo | null | undefined): PromoTerms | null {
  if (promo?.kind !== 'applied') return null;
  return { discountMinor: promo.discountMinor, isDeliveryFree: promo.isDeliveryFree };
}

/** The usual minutes of the venue's own couriers to the door: the platform does not send them. */
const VENUES_WAY_MINUTES = 30;

/** Minutes from an order now until it is cooked and, if delivered, at the door. */
export function waitRange(cooking: Wait, delivery: QuotedDelivery | null): Wait {
  switch (delivery?.kind) {
    case 'platform':
      return {
        from: deliveryMinutes(delivery.tariff, cooking.from).from,
        to: deliveryMinutes(delivery.tariff, cooking.to).to,
      };
    case 'vendor':
      return { from: cooking.from + VENUES_WAY_MINUTES, to: cooking.to + VENUES_WAY_MINUTES };
    default:
      return cooking;
  }
}

/** The wait of an order of this quote; null where it is unknown: nothing is cooked, or the way to the door is not known. */
export function quotedWait(
  quote: Pick<Quote, 'cookingMinutes' | 'delivery'> | undefined,
  isBrought: boolean,
): Wait | null {
  if (!quote) return null;
  const { cookingMinutes, delivery } = quote;
  const isKnown = isBrought ? delivery !== null && delivery.kind !== 'unavailable' : cookingMinutes > 0;
  return isKnown
    ? waitRange({ from: cookingMinutes, to: cookingMinutes }, isBrought ? delivery : null)
    : null;
}

/** Minutes until an order placed now is received for sure. */
export function waitMinutes(cookingMinutes: number, delivery: QuotedDelivery | null): number {
  return waitRange({ from: cookingMinutes, to: cookingMinutes }, delivery).to;
}

/** An order of this quote that is placed now; goods of a micromarket are taken at once. */
export function timedOrder(
  { kind, cookingMinutes, delivery }: Pick<Quote, 'kind' | 'cookingMinutes' | 'delivery'>,
  nowMs: number,
): TimedOrder {
  const minutes = kind === 'micromarket' ? 0 : cookingMinutes;
  return { nowMs, cookingMinutes: minutes, waitMinutes: waitMinutes(minutes, delivery) };
}

/** Why a delivery cannot be ordered with this cart, and the minimum or maximum sum. */
export type DeliveryProblem =
  | { kind: 'noDestination' | 'outOfZone' | 'noTariffs' | 'suspended' }
  | { kind: 'belowMinimum' | 'aboveMaximum'; amountMinor: number };

/** Bounds of the goods sum and of the zone (DLV-22, DLV-28, DLV-29). */
export function deliveryProblem(delivery: QuotedDelivery | null, goodsMinor: number): DeliveryProblem | null {
  if (!delivery) return null;
  if (delivery.kind === 'unavailable') return { kind: delivery.reason };
  const minMinor = delivery.kind === 'vendor' ? (delivery.minMinor ?? 0) : delivery.tariff.minOrderMinor;
  if (goodsMinor < minMinor) return { kind: 'belowMinimum', amountMinor: minMinor };
  const maxMinor = delivery.kind === 'vendor' ? delivery.maxMinor : null;
  if (maxMinor !== null && goodsMinor > maxMinor) return { kind: 'aboveMaximum', amountMinor: maxMinor };
  return null;
}
