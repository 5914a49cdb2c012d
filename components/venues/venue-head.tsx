import { CalendarDays } from 'lucide';
import { getLocale, getTranslations } from 'next-intl/server';
import { BackButton } from '@/components/layout/back-button.client';
import { HeaderBalance } from '@/components/layout/header-balance.client';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { ShareButton } from '@/components/ui/share-button.client';
import { SoftLink } from '@/components/ui/soft-link';
import { StaticContent } from '@/components/ui/static-content.client';
import { env } from '@/lib/core/env/env';
import { paths } from '@/lib/core/paths/paths';
import { sharedPath } from '@/lib/pages/seo/address';
import type { Language, ServiceName } from '@/lib/core/site/site';
import type { CardFacts, OpenBadgePhase } from '@/lib/ground/venues/venue-card';
import { balanceFlags, venueCountry, type Venue } from '@/lib/ground/venues/venues';
import { OpenBadge } from './open-badge';
import { VenueRating } from './venue-card';
import { VenueNotices } from './venue-notices';
import { VenueServices } from './venue-services.client';
import { VenueTerms } from './venue-terms';

type VenueHeadProps = {
  venue: Venue;
  /** Its opening state as text, from now on. */
  badge: readonly OpenBadgePhase[];
  cookingMinutes: { from: number; to: number } | null;
  /** The facts of the chosen service on cards. */
  facts: CardFacts;
  services: { chosen: ServiceName; offered: readonly ServiceName[] };
  /** The service that the diner wants, offered here or not. */
  wanted: ServiceName;
};

/**
 * The head of a venue's page: cover, name, rating, opening state, services, and one line of terms of the chosen one. It is low, so that
 * a phone shows dishes under it; a wide window has the text beside the picture, and more of it.
 */
export async function VenueHead({ venue, badge, cookingMinutes, facts, services, wanted }: VenueHeadProps) {
  const common = await getTranslations('layout');
  const details = await getTranslations('details');
  const booking = await getTranslations('booking');
  return (
    <>
      <div className="venue-cover">
        {venue.imageUrl ? (
          <Picture
            source={venue.imageUrl}
            sizes="(min-width: 1024px) 544px, 100vw"
            widths={[480, 800, 960]}
            alt=""
            ratio="16:9"
            priority
          />
        ) : null}
        <div className="venue-cover__bar">
          <BackButton label={common('back')} fallbackHref={paths.home()} float />
          <span className="flex-fill" />
          <ShareButton
            title={venue.name}
            path={sharedPath({ country: venueCountry(venue), path: paths.menu(venue.id) }, env().appOrigin)}
            label={common('share')}
            doneText={common('linkCopied')}
            failedText={common('shareFailed')}
          />
          <HeaderBalance
            label={common('bonuses')}
            language={(await getLocale()) as Language}
            venue={balanceFlags(venue)}
          />
        </div>
      </div>
      <section className="venue-head card" aria-labelledby="venue-name">
        <StaticContent as="div" name="venue-head" className="venue-head__name flex items-start gap-2">
          <div className="min-w-0 flex-fill">
            <h1 id="venue-name">{venue.name}</h1>
            <div className="venue-head__facts">
              <VenueRating rating={venue.rating} />
              <OpenBadge phases={badge} />
              <span className="venue-head__address muted">{venue.address}</span>
            </div>
            {venue.description ? <p className="venue-head__about muted">{venue.description}</p> : null}
          </div>
          {venue.isBookingEnabled ? (
            <SoftLink
              href={paths.booking(venue.id)}
              className="icon-button venue-head__link"
              aria-label={booking('book')}
            >
              <Icon of={CalendarDays} />
            </SoftLink>
          ) : null}
          <SoftLink
            href={paths.details(venue.id)}
            className="icon-button venue-head__link"
            aria-label={details('more')}
          >
            <Glyph name="info" />
          </SoftLink>
        </StaticContent>
        <VenueServices venueId={venue.id} chosen={services.chosen} offered={services.offered} />
        <VenueTerms venue={venue} service={services.chosen} cookingMinutes={cookingMinutes} facts={facts} />
      </section>
      <div className="venue-notices mt-3 grid gap-3 empty:hidden">
        <NotOffered services={services} wanted={wanted} />
        <VenueNotices venue={venue} service={services.chosen} />
      </div>
    </>
  );
}

/** Says that the venue does not offer what the diner wants, and what is shown instead; nothing where it does. */
async function NotOffered({
  services: { chosen, offered },
  wanted,
}: Pick<VenueHeadProps, 'services' | 'wanted'>) {
  const t = await getTranslations('venues');
  const service = await getTranslations('service');
  if (offered.includes(wanted)) return null;
  return (
    <Notice tone="info" role="note">
      {offered.length === 0 ? t('noServiceHere') : t(`noService_${wanted}`, { service: service(chosen) })}
    </Notice>
  );
}
