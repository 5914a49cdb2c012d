import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { formatDecimal } from '@/lib/i18n/numbers';
import { formatNumber } from '@/lib/money/money';
import { paths } from '@/lib/paths/paths';
import type { Language } from '@/lib/site/site';
import type { VenueCardData } from '@/lib/venues/venue-card';
import { FoundName } from './found-name';

type FoundVenueProps = { venue: VenueCardData; text: string; heading?: boolean };

/** A venue in a list of results: one row that leads to its menu. */
export function FoundVenue({ venue, text, heading }: FoundVenueProps) {
  const t = useTranslations('search');
  const language = useLocale() as Language;
  const Name = heading ? 'h3' : 'span';
  const [now] = venue.phases;
  return (
    <Link href={paths.menu(venue.id)} prefetch={false} className="row found">
      {venue.imageUrl ? (
        <span className="found__pic found__pic--venue">
          <Picture source={venue.imageUrl} alt="" ratio="1:1" />
        </span>
      ) : null}
      <span className="grow">
        <Name className="row__name">
          <FoundName name={venue.name} text={text} />
        </Name>
        <span className="venue__meta">
          <span>{venue.address}</span>
          {venue.distanceMeters === null ? null : (
            <span>{t('fromCentre', { distance: distance(venue.distanceMeters) })}</span>
          )}
          {now ? <span className={now.tone}>{now.text}</span> : null}
        </span>
      </span>
      {venue.rating === null ? null : (
        <span className="rate">
          <Glyph name="star" size="xs" />
          <span className="sr">{t('rating')} </span>
          {formatDecimal(venue.rating, language)}
        </span>
      )}
    </Link>
  );

  function distance(meters: number): string {
    return meters < 1000
      ? t('meters', { value: formatNumber(Math.round(meters / 10) * 10) })
      : t('kilometers', { value: formatDecimal(meters / 1000, language) });
  }
}
