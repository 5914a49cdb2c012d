import { useLocale, useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { formatDecimal } from '@/lib/i18n/numbers';
import { formatMoney } from '@/lib/money/money';
import type { Language, ServiceName } from '@/lib/site/site';
import { paymentKinds } from '@/lib/venues/venue-details';
import type { Venue } from '@/lib/venues/venues';

type VenueTermsProps = {
  venue: Venue;
  /** The service for which the menu is shown. */
  service: ServiceName;
  /** Minutes that most dishes take; null where nothing is cooked. */
  cookingMinutes: { from: number; to: number } | null;
};

/**
 * Today's terms of a service at a venue in one line: how long it takes, what a delivery costs, where the dishes are taken or served. The
 * ways to pay stand in the details; that there is none is told here.
 */
export function VenueTerms({ venue, service, cookingMinutes }: VenueTermsProps) {
  const t = useTranslations('venues');
  const details = useTranslations('details');
  const menu = useTranslations('menu');
  const time =
    cookingMinutes &&
    (cookingMinutes.from === cookingMinutes.to
      ? menu('minutes', { minutes: cookingMinutes.from })
      : t('readyIn', cookingMinutes));
  return (
    <ul className="venue-terms">
      {time ? (
        <li>
          <Glyph name="clock" size="small" />
          {t('cookingTime', { time })}
        </li>
      ) : null}
      {service === 'delivery' ? <DeliveryTerms venue={venue} /> : null}
      {service === 'express' && venue.servicePercentage > 0 ? <ServiceCharge venue={venue} /> : null}
      {paymentKinds(venue).length > 0 ? null : (
        <li>
          <Glyph name="stop" size="small" />
          {details('noPayment')}
        </li>
      )}
      {service === 'delivery' ? null : <li className="venue-terms__address">{venue.address}</li>}
    </ul>
  );
}

/** The venue's own delivery price; the platform's price depends on the address. */
function DeliveryTerms({ venue: { vendorDelivery, townConfig } }: { venue: Venue }) {
  const t = useTranslations('venues');
  const money = (minor: number) => formatMoney(minor, townConfig.moneyFormat);
  const price = vendorDelivery && money(vendorDelivery.costMinor);
  return (
    <li>
      {vendorDelivery === null || price === null
        ? t('deliveryByAddress')
        : vendorDelivery.minMinor
          ? t('vendorDeliveryFrom', { price, amount: money(vendorDelivery.minMinor) })
          : t('vendorDelivery', { price })}
    </li>
  );
}

function ServiceCharge({ venue: { servicePercentage } }: { venue: Venue }) {
  const t = useTranslations('details');
  const language = useLocale() as Language;
  const percent = Number.isInteger(servicePercentage)
    ? String(servicePercentage)
    : formatDecimal(servicePercentage, language);
  return <li>{`${t('serviceCharge')}: ${t('percent', { percent })}`}</li>;
}
