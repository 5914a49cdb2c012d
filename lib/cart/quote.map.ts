import 'server-only';
import type { z } from 'zod';
import { fromMajor } from '@/lib/money/money';
import type { LineIssue, QuotedLine } from './quote.schema';
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

/** The platform's code of what stands against a position; an unknown one stays in the way (contract 'Enumerations'). */
export function mapLineIssue(code: string): LineIssue {
  return ISSUES[code] ?? 'unknown';
}

export function mapQuotedLines(wire: z.output<typeof stopListWire>): QuotedLine[] {
  return wire.data.map((item) => ({
    issues: item.issues.map(mapLineIssue),
    priceMinor: item.price === null ? null : fromMajor(item.price),
    promoId: item.reward_id,
    availableCount: item.available_count,
  }));
}
