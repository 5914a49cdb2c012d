import 'server-only';
import type { z } from 'zod';
import type { ProductDetails } from '@/lib/menu/product-details';
import { fromMajor } from '@/lib/core/money/money';
import { lineFaults } from './line-check';
import type { LineIssue } from '@/lib/ground/ordering/line-issues';
import type { QuotedLine } from './quote.schema';
import type { LineInput } from '@/lib/ground/ordering/line.schema';
import type { stopListWire } from './quote.wire';

const ISSUES: Record<string, LineIssue> = {
  product_stopped: 'stopped',
  product_unavailable: 'unavailable',
  product_deleted: 'deleted',
  price_changed: 'priceChanged',
  'menu.productsExceeded': 'exceeded',
  'menu.productsPromoChanged': 'promoChanged',
  additives_invalid: 'additives',
};

/** The platform's code of a position's issue; an unknown one blocks the order (contract rule 46). */
export function mapLineIssue(code: string): LineIssue {
  return ISSUES[code] ?? 'unknown';
}

/** The platform's answer for each line in order, with additive prices of today's menu. */
export function mapQuotedLines(
  wire: z.output<typeof stopListWire>,
  requested: readonly LineInput[],
  menu: readonly ProductDetails[],
): QuotedLine[] {
  const faults = lineFaults(requested, menu);
  return wire.data.map((item, index) => {
    const own = faults.filter((fault) => fault.index === index);
    const priceMinor = item.price === null ? null : fromMajor(item.price);
    const oldPriceMinor = item.old_price == null ? null : fromMajor(item.old_price);
    const limits = [item.available_count, ...own.map(({ availableCount }) => availableCount)].filter(
      (count) => count !== null,
    );
    return {
      issues: [...new Set([...item.issues.map(mapLineIssue), ...own.map(({ issue }) => issue)])],
      priceMinor,
      fullPriceMinor: priceMinor === null ? null : Math.max(priceMinor, oldPriceMinor ?? 0),
      promoId: item.reward_id,
      availableCount: limits.length > 0 ? Math.min(...limits) : null,
      unavailableServices: item.unavailable_service_types,
      additives: additivePrices(requested[index], menu),
    };
  });
}

function additivePrices(
  line: LineInput | undefined,
  menu: readonly ProductDetails[],
): QuotedLine['additives'] {
  const items = menu
    .find(({ product }) => product.id === line?.productId)
    ?.groups.flatMap((group) => group.items);
  return (line?.additives ?? []).flatMap(({ additiveId }) => {
    const item = items?.find(({ id }) => id === additiveId);
    return item ? [{ additiveId, priceMinor: item.priceMinor }] : [];
  });
}
