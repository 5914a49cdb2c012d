import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/money/format';
import { countryMoneyFormat } from '@/lib/money/currency';
import { SAMPLE_LETTERS } from '@/lib/printing/sample-letters';
import type { Slip } from '@/lib/printing/slip';
import { pageCountry } from '@/lib/site/page-country';
import { formatDate } from '@/lib/time/format-time';
import { useSlipTexts } from './use-slip-texts';

const SAMPLE_PRICE_MINOR = 123_400;
const DATE_FORMAT = 'DD.MM.YYYY HH:mm';

/** A slip that tries the printer: every part of one, and the letters of all four languages. */
export function useTestSlip(venue: Slip['venue']): () => Slip {
  const t = useTranslations('printing');
  const { language, note, labels, inRestaurant } = useSlipTexts();
  return () => {
    const format = countryMoneyFormat(pageCountry() ?? 'kz');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return {
      language,
      venue,
      orderNumber: t('testNumber'),
      madeAt: formatDate(new Date(), language, timeZone, DATE_FORMAT),
      service: inRestaurant,
      customerName: null,
      lines: [
        {
          name: t('testLetters', { letters: SAMPLE_LETTERS }),
          count: 1,
          additives: [{ name: t('testAdditive'), count: 2 }],
          sum: formatMoney(SAMPLE_PRICE_MINOR, format),
        },
      ],
      sums: [],
      total: formatMoney(SAMPLE_PRICE_MINOR, format),
      payment: t('testDone'),
      note,
      labels,
    };
  };
}
