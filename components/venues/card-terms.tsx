import { Glyph } from '@/components/ui/glyph';
import { classNames } from '@/components/ui/class-names';
import type { VenueCardData } from '@/lib/venues/venue-card';

type CardTermsProps = { venue: Pick<VenueCardData, 'id' | 'time' | 'discount' | 'terms'> };

/** Over a card's cover: the largest discount, and the minutes until one has the food. */
export function CardMarks({ venue }: CardTermsProps) {
  if (!venue.discount && !hasTime(venue)) return null;
  return (
    <div className="venue-card__marks">
      <CardDiscount venue={venue} />
      <CardTime venue={venue} className="tag" />
    </div>
  );
}

/** The largest discount; nothing without any. */
export function CardDiscount({ venue: { discount } }: CardTermsProps) {
  return discount ? <span className="tag tag--promo">{discount}</span> : null;
}

/** A delivery's place is kept also where its minutes depend on the address: they are written into it. */
const hasTime = ({ time, terms }: CardTermsProps['venue']) => time !== undefined || terms !== undefined;

/** The minutes until one has the food, where they are known. */
export function CardTime({ venue, className }: CardTermsProps & { className?: string }) {
  const { id, time, terms } = venue;
  if (!hasTime(venue)) return null;
  return (
    <span
      className={classNames('venue-card__time', className)}
      data-time-of={terms === undefined ? undefined : id}
      hidden={!time}
    >
      <Glyph name={time?.at === 'venue' ? 'clock' : 'bike'} size="tiny" />
      <span>{time?.text}</span>
    </span>
  );
}

/** The line for the terms of a delivery: those that all addresses share, until the diner's own are written into it. */
export function CardTerms({ venue: { id, terms } }: CardTermsProps) {
  if (terms === undefined) return null;
  return (
    // Other terms are another element: what it holds may have been written over.
    <span key={terms.join()} className="venue-card__terms" data-terms-of={id}>
      {terms.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
}
