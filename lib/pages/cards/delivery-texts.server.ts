import 'server-only';
import type { getTranslations } from 'next-intl/server';
import { deliveryCostMinor, deliverySteps } from '@/lib/delivery/tariff-bar';
import type { QuotedDelivery } from '@/lib/cart/quote.schema';
import { formatMoney, type MoneyFormat } from '@/lib/core/money/money';
import { highestDiscount, type SubsidyThreshold } from '@/lib/promos/promos';
import type { Language } from '@/lib/core/site/site';
import { distanceParts } from '@/lib/ground/towns/distance';
import type { CardFacts } from '@/lib/ground/venues/venue-card';

/** The facts of a delivery, each for itself. */
type DeliveryFacts = Required<Pick<CardFacts, 'terms'>> & Pick<CardFacts, 'offer' | 'bounds'>;

export type Translate = Awaited<ReturnType<typeof getTranslations<'venues'>>>;

/** How long it takes: one number of minutes, or from and to. */
export function minutesText({ from, to }: { from: number; to: number }, t: Translate): string {
  return from === to ? t('readyAt', { minutes: to }) : t('readyIn', { from, to });
}

/** The delivery's price, or why there is none; null if unknown. */
export function deliveryFacts(
  delivery: QuotedDelivery,
  format: MoneyFormat,
  language: Language,
  t: Translate,
): DeliveryFacts | null {
  const money = (minor: number) => formatMoney(minor, format, language);
  const price = (minor: number) => (minor === 0 ? t('termsFree') : t('termsPrice', { price: money(minor) }));
  switch (delivery.kind) {
    case 'vendor':
      return {
        terms: [price(delivery.costMinor)],
        ...boundFact(delivery.minMinor, delivery.maxMinor, money, t),
      };
    case 'platform': {
      const { minOrderMinor } = delivery.tariff;
      const costMinor = deliveryCostMinor(delivery, minOrderMinor);
      const cheaper = deliverySteps(delivery, format.rounding)
        .filter((step) => step.fromMinor > minOrderMinor && step.costMinor < costMinor)
        .reduce<{ fromMinor: number; costMinor: number } | null>(
          (best, step) => (best && best.costMinor <= step.costMinor ? best : step),
          null,
        );
      const offer =
        cheaper &&
        (cheaper.costMinor === 0
          ? t('termsFreeStep', { amount: money(cheaper.fromMinor) })
          : t('termsStep', { price: money(cheaper.costMinor), amount: money(cheaper.fromMinor) }));
      return {
        terms: [price(costMinor)],
        ...(offer ? { offer } : {}),
        ...boundFact(minOrderMinor, null, money, t),
      };
    }
    case 'unavailable':
      if (delivery.reason === 'outOfZone') return { terms: [t('termsUnserved')] };
      return delivery.reason === 'suspended' ? { terms: [t('termsSuspended')] } : null;
  }
}

/** Between which sums of dishes a delivery can be ordered (DLV-22, DLV-28, DLV-29). */
function boundFact(
  minMinor: number | null,
  maxMinor: number | null,
  money: (minor: number) => string,
  t: Translate,
): Pick<DeliveryFacts, 'bounds'> {
  if (minMinor && maxMinor !== null)
    return { bounds: t('termsBounds', { min: money(minMinor), max: money(maxMinor) }) };
  if (maxMinor !== null) return { bounds: t('termsMaximum', { amount: money(maxMinor) }) };
  return minMinor ? { bounds: t('termsMinimum', { amount: money(minMinor) }) } : {};
}

/** The most that a subsidy takes off the price of delivery, whatever the address. */
export function subsidyOffer(
  thresholds: readonly SubsidyThreshold[],
  format: MoneyFormat,
  language: Language,
  t: Translate,
): Pick<DeliveryFacts, 'offer'> {
  const best = highestDiscount(thresholds, format.rounding);
  if (!best) return {};
  const discount = formatMoney(best.discountMinor, format, language);
  return {
    offer:
      best.amountMinor === 0
        ? t('termsDiscount', { discount })
        : t('termsSubsidy', { discount, amount: formatMoney(best.amountMinor, format, language) }),
  };
}

/** How far a venue is, to ten metres or a tenth of a kilometre. */
export function distanceText(meters: number, language: Language, t: Translate): string {
  const { unit, value } = distanceParts(meters, language);
  return t(unit, { value });
}
