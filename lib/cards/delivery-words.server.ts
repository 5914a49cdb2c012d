import 'server-only';
import type { getTranslations } from 'next-intl/server';
import { deliveryCostMinor, deliverySteps } from '@/lib/delivery/tariff-bar';
import type { QuotedDelivery } from '@/lib/cart/quote.schema';
import { formatDecimal } from '@/lib/i18n/numbers';
import { formatMoney, formatNumber, type MoneyFormat } from '@/lib/money/money';
import { highestDiscount, type SubsidyThreshold } from '@/lib/promos/promos';
import type { Language } from '@/lib/site/site';

export type Translate = Awaited<ReturnType<typeof getTranslations<'venues'>>>;

/** How long it takes: one number of minutes, or from and to. */
export function minutesText({ from, to }: { from: number; to: number }, t: Translate): string {
  return from === to ? t('readyAt', { minutes: to }) : t('readyIn', { from, to });
}

/**
 * What a delivery costs, what makes it cheaper, and from and to which sum it can be ordered, each for itself; why there is none. Null
 * where the platform has not said.
 */
export function deliveryFacts(
  delivery: QuotedDelivery,
  format: MoneyFormat,
  language: Language,
  t: Translate,
): string[] | null {
  const money = (minor: number) => formatMoney(minor, format, language);
  const price = (minor: number) => (minor === 0 ? t('termsFree') : t('termsPrice', { price: money(minor) }));
  switch (delivery.kind) {
    case 'vendor':
      return [price(delivery.costMinor), ...boundFacts(delivery.minMinor, delivery.maxMinor, money, t)];
    case 'platform': {
      const { minOrderMinor } = delivery.tariff;
      const costMinor = deliveryCostMinor(delivery, minOrderMinor);
      const cheaper = deliverySteps(delivery, format.rounding)
        .filter((step) => step.fromMinor > minOrderMinor && step.costMinor < costMinor)
        .reduce<{ fromMinor: number; costMinor: number } | null>(
          (best, step) => (best && best.costMinor <= step.costMinor ? best : step),
          null,
        );
      return [
        price(costMinor),
        ...(cheaper
          ? [
              cheaper.costMinor === 0
                ? t('termsFreeStep', { amount: money(cheaper.fromMinor) })
                : t('termsStep', { price: money(cheaper.costMinor), amount: money(cheaper.fromMinor) }),
            ]
          : []),
        ...boundFacts(minOrderMinor, null, money, t),
      ];
    }
    case 'unavailable':
      if (delivery.reason === 'outOfZone') return [t('termsUnserved')];
      return delivery.reason === 'suspended' ? [t('termsSuspended')] : null;
  }
}

/** Between which sums of dishes a delivery can be ordered (DLV-22, DLV-28, DLV-29). */
function boundFacts(
  minMinor: number | null,
  maxMinor: number | null,
  money: (minor: number) => string,
  t: Translate,
): string[] {
  if (minMinor && maxMinor !== null)
    return [t('termsBounds', { min: money(minMinor), max: money(maxMinor) })];
  if (maxMinor !== null) return [t('termsMaximum', { amount: money(maxMinor) })];
  return minMinor ? [t('termsMinimum', { amount: money(minMinor) })] : [];
}

/** What a subsidy takes off the price of delivery at most, whatever the address. */
export function subsidyFacts(
  thresholds: readonly SubsidyThreshold[],
  format: MoneyFormat,
  language: Language,
  t: Translate,
): string[] {
  const best = highestDiscount(thresholds, format.rounding);
  if (!best) return [];
  const discount = formatMoney(best.discountMinor, format, language);
  return [
    best.amountMinor === 0
      ? t('termsDiscount', { discount })
      : t('termsSubsidy', { discount, amount: formatMoney(best.amountMinor, format, language) }),
  ];
}

/** How far a venue is, to ten metres or a tenth of a kilometre. */
export function distanceText(meters: number, language: Language, t: Translate): string {
  const distance =
    meters < 1000
      ? t('meters', { value: formatNumber(Math.round(meters / 10) * 10, language) })
      : t('kilometers', { value: formatDecimal(meters / 1000, language) });
  return t('fromYou', { distance });
}
