import { useLocale, useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { SoftLink } from '@/components/ui/soft-link';
import { formatDecimal } from '@/lib/core/i18n/numbers';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import { distanceParts } from '@/lib/ground/towns/distance';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';
import { FAR_DISTANCE_METERS } from '@/lib/ground/venues/venues';
import { CardOffer, CardTags, CardTerms } from './card-terms';
import { OpenBadge } from './open-badge';

type VenueCardProps = {
  venue: VenueCardData;
  /** In a row that scrolls sideways its width is the same on all screens. */
  inRail?: boolean;
  /** The largest picture above the fold. */
  priority?: boolean;
  heading?: 'h2' | 'h3';
  /** Its menu is opened. */
  onOpen?: () => void;
};

/** As the stylesheet lays the cards out. */
const IN_RAIL = { sizes: '264px', widths: [560, 800] } as const;
const IN_GRID = { sizes: '(min-width: 1024px) 276px, (min-width: 768px) 47vw, 92vw' } as const;

/** A venue in a list: cover with what it offers now, name and rating, where it is or what its delivery costs. */
export function VenueCard({ venue, inRail, priority, heading: Heading = 'h3', onOpen }: VenueCardProps) {
  return (
    <SoftLink prefetch card={venue.name} href={paths.menu(venue.id)} className="venue-card" onClick={onOpen}>
      <div className="venue-card__picture">
        {venue.imageUrl ? (
          <Picture
            source={venue.imageUrl}
            {...(inRail ? IN_RAIL : IN_GRID)}
            alt=""
            ratio="16:9"
            priority={priority}
          />
        ) : null}
      </div>
      <CardTags venue={venue} />
      <div className="venue-card__body">
        <div className="venue-card__name">
          <Heading>{venue.name}</Heading>
          <VenueRating rating={venue.rating} />
        </div>
        {venue.terms === undefined ? (
          <p className="venue-card__meta">
            <span>{venue.address}</span>
            <VenueDistance meters={venue.distanceMeters} />
            <OpenBadge phases={venue.phases} />
          </p>
        ) : (
          <>
            {/* A distance that comes or goes is another element: its content may have been written over. */}
            <CardTerms key={venue.distanceMeters} venue={venue}>
              <VenueDistance meters={venue.distanceMeters} />
            </CardTerms>
            <span className="venue-card__notes">
              <CardOffer venue={venue} />
              <OpenBadge phases={venue.phases} />
            </span>
          </>
        )}
      </div>
    </SoftLink>
  );
}

/** The mean score with its star; 'new' for an unrated venue. */
export function VenueRating({ rating }: { rating: number | null }) {
  const t = useTranslations('venues');
  const language = useLocale() as Language;
  if (rating === null) return <span className="tag tag--info">{t('new')}</span>;
  const value = formatDecimal(rating, language);
  return (
    <span className="rating">
      <Glyph name="star" size="tiny" />
      <span className="visually-hidden">{t('rating', { value })}</span>
      <span aria-hidden="true">{value}</span>
    </span>
  );
}

/** How far the venue is from the diner, where that is known; a large distance is highlighted (VEN-29, VEN-30). */
export function VenueDistance({ meters }: { meters: number | null }) {
  const t = useTranslations('venues');
  const language = useLocale() as Language;
  if (meters === null) return null;
  const { unit, value } = distanceParts(meters, language);
  const distance = t(unit, { value });
  return meters < FAR_DISTANCE_METERS ? (
    <span>{t('fromYou', { distance })}</span>
  ) : (
    <span className="warn-text" data-far="">
      {t('farFromYou', { distance })}
    </span>
  );
}
