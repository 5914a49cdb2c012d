import { useTranslations } from 'next-intl';
import type { QuotedPromo } from '@/lib/cart/quote.schema';

/** Why a code gives nothing: in the platform's words where it has said more than its code does, else in ours. */
export function usePromoRefusal(): (promo: Extract<QuotedPromo, { kind: 'refused' }>) => string {
  const t = useTranslations('checkout');
  return ({ reason, message }) => message ?? t(`promo_${reason}`);
}
