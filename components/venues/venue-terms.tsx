import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { formatDecimal } from '@/lib/core/i18n/numbers';
import type { Language, ServiceName } from '@/lib/core/site/site';
import type { CardFacts } from '@/lib/ground/venues/venue-card';
import { paymentKinds } from '@/lib/ground/venues/venue-details';
import type { Venue } from '@/lib/ground/venues/venues';

type VenueTermsProps = {
  venue: Venue;
  /** The service for which the menu is shown. */
  service: ServiceName;
  /** Minutes that most dishes take; null where nothing is cooked. */
  cookingMinutes: { from: number; to: number } | null;
  /** Of a delivery, what its cards in lists say as well. */
  facts: CardFacts;
};

/**
 * Today's terms of a service at a venue in one line: how long it takes, what a delivery costs, where the dishes are taken or served. The
 * ways to pay stand in the details; that there is none is told here.
 */
export function VenueTerms({ venue, service, cookingMinutes, facts }: VenueTermsProps) {
  const t = useTranslations('venues');
  const menu = useTranslations('menu');
  const time =
    cookingMinutes &&
    (cookingMinutes.from === cookingMinutes.to
      ? menu('minutes', { minutes: cookingMinutes.from })
      : t('readyIn', cookingMinutes));
  if (service === 'delivery') return <DeliveryTerms venue={venue} facts={facts} />;
  return (
    <ul className="venue-terms">
      {time ? (
        <li>
          <Glyph name="clock" size="small" />
          <span>{t('cookingTime', { time })}</span>
        </li>
      ) : null}
      {service === 'express' && venue.servicePercentage > 0 ? <ServiceCharge venue={venue} /> : null}
      <NoPayment venue={venue} />
      <li className="venue-terms__address">{venue.address}</li>
    </ul>
  );
}

/**
 * The terms that all addresses share, until those for the diner's own replace them, as in the cards of a list. That a delivery is
 * suspended is said by the notice below.
 */
function DeliveryTerms({
  venue,
  facts: { time, terms = [], offer, bounds },
}: Pick<VenueTermsProps, 'venue' | 'facts'>) {
  const t = useTranslations('venues');
  const known = [...terms, offer, bounds].filter((fact) => fact !== undefined);
  const shown = venue.vendorDelivery === null ? [t('deliveryByAddress')] : known;
  return (
    <ul className="venue-terms venue-terms--delivery">
      <li data-time-of={venue.id} hidden={!time}>
        <Glyph name={time?.at === 'door' ? 'bike' : 'clock'} size="tiny" />
        <span>{time?.text}</span>
      </li>
      {venue.deliveryState === 'closed' ? null : (
        <li data-terms-of={venue.id} data-whole="">
          {/* Apart also for a reader of screens. */}
          {shown.map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 ? ' ' : null}
              <span>{fact}</span>
            </Fragment>
          ))}
        </li>
      )}
      <NoPayment venue={venue} />
    </ul>
  );
}

function NoPayment({ venue }: { venue: Venue }) {
  const t = useTranslations('details');
  if (paymentKinds(venue).length > 0) return null;
  return (
    <li>
      <Glyph name="stop" size="small" />
      {t('noPayment')}
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
