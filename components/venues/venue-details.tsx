import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { formatDecimal } from '@/lib/core/i18n/numbers';
import { paths } from '@/lib/core/paths/paths';
import { serviceOfId } from '@/lib/core/site/services';
import type { CountryCode, Language } from '@/lib/core/site/site';
import type { OpenBadgePhase } from '@/lib/ground/venues/venue-card';
import {
  paymentKinds,
  type LinkedVenue,
  type VenueDetails as Details,
} from '@/lib/ground/venues/venue-details';
import { HallLink } from './hall-link.client';
import { OpenBadge } from './open-badge';
import { VenueRating } from './venue-card';
import { VenueContacts } from './venue-contacts';
import { VenueHours } from './venue-hours';
import { VenueNotices } from './venue-notices';

type VenueDetailsProps = {
  venue: Details;
  /** Other venues of its hall. */
  linked: readonly LinkedVenue[];
  country: CountryCode;
  badge: readonly OpenBadgePhase[];
};

/** All that a diner may want to know of a venue before going there (NAV-14). */
export function VenueDetails({ venue, linked, country, badge }: VenueDetailsProps) {
  const t = useTranslations('details');
  const booking = useTranslations('booking');
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <VenueRating rating={venue.rating} />
        <span className="flex-fill">
          <OpenBadge phases={badge} />
        </span>
        <div
          className={classNames(
            'flex flex-wrap gap-2',
            venue.isBookingEnabled && 'max-md:w-full max-md:*:flex-auto',
          )}
        >
          <ButtonLink href={paths.menu(venue.id)}>{t('toMenu')}</ButtonLink>
          {venue.isBookingEnabled ? (
            <ButtonLink tone="tint" href={paths.booking(venue.id)}>
              {booking('book')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <VenueNotices venue={venue} />
      <div className="grid items-start gap-4 md:grid-cols-2 md:grid-rows-[auto_auto_1fr]">
        <Part id="hours" title={t('hours')}>
          <VenueHours venue={venue} />
        </Part>
        <Part id="contacts" title={t('contacts')} className="md:col-start-2 md:row-span-3 md:row-start-1">
          <VenueContacts venue={venue} country={country} />
        </Part>
        {venue.description ? (
          <Part id="about" title={t('about')}>
            <p className="whitespace-pre-line">{venue.description}</p>
          </Part>
        ) : null}
        <Part id="terms" title={t('terms')}>
          <Terms venue={venue} linked={linked} />
        </Part>
      </div>
    </div>
  );
}

type PartProps = { id: string; title: string; className?: string; children: ReactNode };

function Part({ id, title, className, children }: PartProps) {
  return (
    <section className={classNames('card card--padded', className)} aria-labelledby={id}>
      <h2 id={id} className="title mb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Services, ways to pay, the service charge, and venues that share the hall. */
function Terms({ venue, linked }: Pick<VenueDetailsProps, 'venue' | 'linked'>) {
  const t = useTranslations('details');
  const service = useTranslations('service');
  const language = useLocale() as Language;
  const { servicePercentage: percentage } = venue;
  const kinds = paymentKinds(venue);
  const percent = Number.isInteger(percentage) ? String(percentage) : formatDecimal(percentage, language);
  return (
    <dl className="grid gap-3">
      {venue.services.length > 0 ? (
        <Term name={t('services')}>{venue.services.map((id) => service(serviceOfId(id))).join(', ')}</Term>
      ) : null}
      <Term name={t('payment')}>
        {kinds.length > 0 ? kinds.map((kind) => t(`payment_${kind}`)).join(', ') : t('noPayment')}
      </Term>
      {percentage > 0 ? <Term name={t('serviceCharge')}>{t('percent', { percent })}</Term> : null}
      {linked.length > 0 ? (
        <Term name={t('linked')}>
          {linked.map((other) => (
            <HallLink key={other.id} venueId={venue.id} to={other} />
          ))}
        </Term>
      ) : null}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted caption">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
