'use client';

import { useTranslations } from 'next-intl';
import { lineKey, type Cart, type CartLine } from '@/lib/cart/cart';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { deliveryProblem, mendedCount } from '@/lib/cart/quote';
import type { Quote, QuotedLine } from '@/lib/cart/quote.schema';
import { formatMoney } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';
import type { ServiceName } from '@/lib/site/site';
import type { OrderProblem } from './order-dock.client';

type Standing = {
  cart: Cart;
  service: ServiceName;
  quote: Quote | undefined;
  quoted: ReadonlyMap<string, QuotedLine>;
  blocked: readonly CartLine[];
  goodsMinor: number;
  onService: (service: ServiceName) => void;
};

/**
 * Why the cart cannot be ordered as it stands, and one tap that mends it: lines that cannot be had first (spec §5), then
 * the venue, then delivery.
 */
export function useOrderProblem(standing: Standing): OrderProblem | null {
  const t = useTranslations('checkout');
  const delivery = useTranslations('delivery');
  const cartText = useTranslations('cart');
  const { cart, service, quote, quoted, blocked, goodsMinor, onService } = standing;
  if (blocked.length > 0) {
    const mend = () => {
      for (const line of blocked) {
        const word = quoted.get(lineKey(line));
        // Of the cart as the lines mended before have left it: lines of a product share its limit.
        const { cart: current } = readCart();
        const count = word && current ? mendedCount(current, line, word) : 0;
        dispatchCart({ type: 'countChanged', lineKey: lineKey(line), count });
      }
    };
    const names = blocked.map(({ name }) => name).join(', ');
    return {
      reason: t('blocked', { names }),
      mend: { label: t('mend', { count: blocked.length }), run: mend },
    };
  }
  const toTakeaway = { label: t('orderTakeaway'), run: () => onService('takeaway') };
  if (!quote) return service === 'takeaway' ? null : { reason: t('onlyTakeaway'), mend: toTakeaway };
  const takeaway = quote.venue.isTakeawayOffered && quote.venue.isCashTaken && !quote.venue.isMicromarket;
  if (service === 'delivery') {
    const problem = deliveryProblem(quote.delivery, goodsMinor);
    if (problem) {
      const amount = 'amountMinor' in problem ? formatMoney(problem.amountMinor, cart.venue.moneyFormat) : '';
      const more = { label: cartText('addMore'), href: paths.menu(cart.venue.id) };
      return {
        reason: delivery(`problem_${problem.kind}`, { amount }),
        mend: problem.kind === 'belowMinimum' ? more : null,
      };
    }
  }
  if (service !== 'takeaway' || quote.venue.isMicromarket) {
    return { reason: t('onlyTakeaway'), mend: takeaway ? toTakeaway : null };
  }
  if (!takeaway) return { reason: t('noCash'), mend: null };
  if (!quote.isOpen && quote.times.length === 0) return { reason: t('noTimes'), mend: null };
  return null;
}
