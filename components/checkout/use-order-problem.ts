'use client';

import { useTranslations } from 'next-intl';
import { toasts } from '@/components/ui/toasts';
import { CLEARED_TOAST_MS, lineKey, type Cart, type CartLine } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { mendedCart } from '@/lib/cart/quote';
import type { Quote, QuotedLine } from '@/lib/cart/quote.schema';
import { paths } from '@/lib/paths/paths';
import type { ServiceName } from '@/lib/site/site';
import type { OrderProblem } from './order-dock.client';

type Standing = {
  cart: Cart;
  service: ServiceName;
  quote: Quote | undefined;
  quoted: ReadonlyMap<string, QuotedLine>;
  blocked: readonly CartLine[];
  onService: (service: ServiceName) => void;
};

/**
 * Why the cart cannot be ordered as it stands, and one tap that mends it or leads on: lines that cannot be had first
 * (spec §5), then the service, then the venue.
 */
export function useOrderProblem(standing: Standing): OrderProblem | null {
  const t = useTranslations('checkout');
  const cartText = useTranslations('cart');
  const common = useTranslations('layout');
  const { cart, service, quote, quoted, blocked, onService } = standing;
  if (blocked.length > 0) {
    const mended = mendedCart(cart, blocked, quoted);
    const mend = () => {
      dispatchCart({ type: 'mended', cart: mended });
      toasts.show({
        text: cartText('mended'),
        durationMs: CLEARED_TOAST_MS,
        action: { label: common('undo'), run: () => dispatchCart({ type: 'mended', cart }) },
      });
    };
    const keys = mended?.lines.map(lineKey) ?? [];
    const isRemoval = blocked.every((line) => !keys.includes(lineKey(line)));
    const names = blocked.map(({ name }) => name).join(', ');
    return {
      reason: t('blocked', { names }),
      mend: { label: t(isRemoval ? 'mendByRemoval' : 'mend', { count: blocked.length }), run: mend },
    };
  }
  const toTakeaway = { label: t('orderTakeaway'), run: () => onService('takeaway') };
  if (!quote) return service === 'takeaway' ? null : { reason: t('onlyTakeaway'), mend: toTakeaway };
  const isTakeawayHad =
    quote.venue.isTakeawayOffered && quote.venue.isCashTaken && !quote.venue.isMicromarket;
  const elsewhere = { label: cartText('toVenues'), href: paths.venues() };
  if (service !== 'takeaway' || quote.venue.isMicromarket)
    return { reason: t('onlyTakeaway'), mend: isTakeawayHad ? toTakeaway : elsewhere };
  if (!isTakeawayHad) return { reason: t('noCash'), mend: elsewhere };
  if (!quote.isOpen && quote.times.length === 0) return { reason: t('noTimes'), mend: elsewhere };
  return null;
}
