import { Glyph } from '@/components/ui/glyph';
import type { VenueCardData } from '@/lib/venues/venue-card';

type CardTermsProps = { venue: Pick<VenueCardData, 'id' | 'time' | 'discount' | 'terms'> };

/** Over a card's cover: the largest discount, and the minutes until one has the food. */
export function CardMarks({ venue: { id, time, discount, terms } }: CardTermsProps) {
  const isDelivery = terms !== undefined;
  if (!time && !discount && !isDelivery) return null;
  return (
    <div className="venue-card__marks">
      {discount ? <span className="tag tag--promo">{discount}</span> : null}
      {time || isDelivery ? (
        <span className="tag venue-card__time" data-time-of={isDelivery ? id : undefined} hidden={!time}>
          <Glyph name={time?.at === 'venue' ? 'clock' : 'bike'} size="tiny" />
          <span>{time?.text}</span>
        </span>
      ) : null}
    </div>
  );
}

/** The line for the terms of a delivery: those that all addresses share, until the diner's own are written into it. */
export function CardTerms({ venue: { id, terms } }: CardTermsProps) {
  if (terms === undefined) return null;
  return (
    <p className="venue-card__terms" data-terms-of={id}>
      {terms}
    </p>
  );
}
