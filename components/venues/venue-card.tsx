import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { formatDecimal } from '@/lib/i18n/numbers';
import { formatNumber } from '@/lib/money/money';
import { paths, pictureAddress } from '@/lib/paths/paths';
import type { Language } from '@/lib/site/site';
import type { Venue } from '@/lib/venues/venues';
import { OpenBadge, type OpenBadgePhase } from './open-badge.client';

type VenueCardProps = {
  venue: Venue;
  phases: readonly OpenBadgePhase[];
  /** Above the fold. */
  priority?: boolean;
  heading?: 'h2' | 'h3';
};

/** A venue in a list: cover, name, rating, and one line of facts. */
export function VenueCard({ venue, phases, priority, heading: Heading = 'h3' }: VenueCardProps) {
  const t = useTranslations('venues');
  const language = useLocale() as Language;
  return (
    <Link href={paths.menu(venue.id)} prefetch={false} className="venue">
      <div className="venue__pic">
        {venue.imageUrl ? (
          <Picture
            src={pictureAddress(venue.imageUrl, 480)}
            srcSet={`${pictureAddress(venue.imageUrl, 480)} 480w, ${pictureAddress(venue.imageUrl, 960)} 960w`}
            sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 92vw"
            alt=""
            ratio="16:9"
            priority={priority}
          />
        ) : null}
      </div>
      <div className="venue__body">
        <div className="venue__name">
          <Heading>{venue.name}</Heading>
          <VenueRating rating={venue.rating} />
        </div>
        <p className="venue__meta">
          <span>{venue.address}</span>
          {venue.distanceMeters === null ? null : (
            <span>{t('fromCentre', { distance: distance(venue.distanceMeters, language, t) })}</span>
          )}
          <OpenBadge phases={phases} />
        </p>
      </div>
    </Link>
  );
}

/** The mean score with its star; 'new' for an unrated venue. */
export function VenueRating({ rating }: { rating: number | null }) {
  const t = useTranslations('venues');
  const language = useLocale() as Language;
  if (rating === null) return <span className="tag tag--info">{t('new')}</span>;
  const value = formatDecimal(rating, language);
  return (
    <span className="rate">
      <Glyph name="star" size="xs" />
      <span className="sr">{t('rating', { value })}</span>
      <span aria-hidden="true">{value}</span>
    </span>
  );
}

function distance(
  meters: number,
  language: Language,
  t: ReturnType<typeof useTranslations<'venues'>>,
): string {
  if (meters < 1000) return t('meters', { value: formatNumber(Math.round(meters / 10) * 10) });
  return t('kilometers', { value: formatDecimal(meters / 1000, language) });
}
