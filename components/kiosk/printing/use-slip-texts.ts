import { useLocale, useTranslations } from 'next-intl';
import type { Slip } from '@/lib/printing/slip';
import type { Language } from '@/lib/site/site';

/** The texts of a slip that are the same on all of them, in the page's language. */
export function useSlipTexts() {
  const t = useTranslations('printing');
  return {
    language: useLocale() as Language,
    note: t('notFiscal'),
    labels: { orderNumber: t('order'), customerName: t('name'), total: t('total') },
    /** How an order is eaten, and that it is to be paid at the counter. */
    inRestaurant: t('inRestaurant'),
    takeaway: t('takeaway'),
    payAtCounter: t('payAtCounter'),
  } satisfies Pick<Slip, 'language' | 'note' | 'labels'> & Record<string, unknown>;
}
