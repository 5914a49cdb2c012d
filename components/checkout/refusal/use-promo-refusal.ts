import { useTranslations } from 'next-intl';
import type { QuotedPromo } from '@/lib/cart/quote.schema';

/** Why a promo code was refused: the platform's message where it says more than its error code, else ours. */
export function usePromoRefusal(): (promo: Extract<QuotedPromo, { kind: 'refused' }>) => string {
  const t = useTranslations('checkout');
  return ({ reason, message }) => message ?? t(`promo_${reason}`);
}
