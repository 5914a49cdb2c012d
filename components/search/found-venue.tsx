import { useLocale, useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Picture } from '@/components/ui/picture';
import { SoftLink } from '@/components/ui/soft-link';
import { formatDecimal } from '@/lib/core/i18n/numbers';
import { paths } from '@/lib/core/paths/paths';
import type { Language } from '@/lib/core/site/site';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';
import { CardTerms, CardTime } from '@/components/venues/card-terms';
import { OpenBadge } from '@/components/venues/open-badge';
import { FoundName } from './found-name';

type FoundVenueProps = { venue: VenueCardData; text: string; heading?: boolean };

/** A venue in a list of results: one row that leads to its menu. */
export function FoundVenue({ venue, text, heading }: FoundVenueProps) {
  const t = useTranslations('search');
  const language = useLocale() as Language;
  const Name = heading ? 'h3' : 'span';
  return (
    <SoftLink
      prefetch
      card={venue.name}
      href={paths.menu(venue.id)}
      className="list-row search-result items-start"
    >
      {venue.imageUrl ? (
        <span className="search-result__picture">
          <Picture source={venue.imageUrl} alt="" ratio="1:1" />
        </span>
      ) : null}
      <span className="flex-fill">
        <span className="split-row">
          <Name className="list-row__name">
            <FoundName name={venue.name} text={text} />
          </Name>
          {venue.rating === null ? null : (
            <span className="rating">
              <Glyph name="star" size="tiny" />
              <span className="visually-hidden">{t('rating')} </span>
              {formatDecimal(venue.rating, language)}
            </span>
          )}
        </span>
        <span className="venue-card__meta">
          <span>{venue.address}</span>
          <CardTime venue={venue} />
          <OpenBadge phases={venue.phases} />
          {venue.discount ? <span className="price--promo">{venue.discount}</span> : null}
        </span>
        <CardTerms venue={venue} />
      </span>
    </SoftLink>
  );
}
