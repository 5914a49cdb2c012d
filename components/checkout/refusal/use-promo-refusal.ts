import { useLocale, useTranslations } from 'next-intl';
import type { BffError } from '@/lib/core/bff/client';
import type { PromoRefusal } from '@/lib/cart/promo-refusals';
import type { QuotedPromo } from '@/lib/cart/quote.schema';
import { isSentenceIn } from '@/lib/core/i18n/text-language';
import type { Language } from '@/lib/core/site/site';
import { isRecord } from '@/lib/core/storage/shape';

/**
 * Why a promo code was refused, by the check or with an order (PROMO-09): the platform's sentence where it is in the page's language and says
 * more than its reason, else ours.
 */
export function usePromoRefusal(): (promo: Pick<PromoRefusal, 'reason' | 'message'>) => string {
  const t = useTranslations('checkout');
  const failure = useTranslations('errors');
  const language = useLocale() as Language;
  return ({ reason, message }) => {
    if (message !== null && isSentenceIn(message, language)) return message;
    return reason === 'invalid' ? failure('promoCodeRefused') : t(`promo_${reason}`);
  };
}

/**
 * The reason of an order that was refused for its code, as the next check of the cart gives it; null for a failure of another
 * reason.
 */
export function refusedPromoOf(
  { code, details }: Pick<BffError, 'code' | 'details'>,
  checked: QuotedPromo | null | undefined,
): Pick<PromoRefusal, 'reason' | 'message'> | null {
  if (code !== 'order/promo-code') return null;
  if (checked?.kind === 'refused' && checked.reason !== 'unknown') return checked;
  const message = isRecord(details) && typeof details.message === 'string' ? details.message : null;
  return { reason: 'invalid', message: message || null };
}
