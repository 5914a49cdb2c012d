import type { ReactNode } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { classNames } from '@/components/ui/class-names';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';
import { OpenBadge } from './open-badge';

type CardTermsProps = { venue: Pick<VenueCardData, 'id' | 'time' | 'discount' | 'terms' | 'offer' | 'by'> };

/** Over a card's cover: the largest discount, and the minutes until one has the food, or until when it is to be ordered. */
export function CardTags({ venue }: CardTermsProps) {
  const phases = venue.by?.phases ?? [];
  if (!venue.discount && !hasTime(venue) && phases.length === 0) return null;
  return (
    <div className="venue-card__tags">
      <CardDiscount venue={venue} />
      {phases.length > 0 ? (
        <span className="venue-card__by tag">
          <Glyph name="clock" size="tiny" />
          <OpenBadge phases={phases} />
        </span>
      ) : (
        // Another text is another element: its content may have been written over.
        <CardTime key={venue.time?.text} venue={venue} className="tag" />
      )}
    </div>
  );
}

/** The largest discount; nothing without any. */
export function CardDiscount({ venue: { discount } }: CardTermsProps) {
  return discount ? <span className="tag tag--promo">{discount}</span> : null;
}

/** Room for a delivery's minutes is reserved also where they depend on the address: they are written into it. */
const hasTime = ({ time, terms }: CardTermsProps['venue']) => time !== undefined || terms !== undefined;

/** The minutes until one has the food, where they are known; of a delivery those to the door alone. */
export function CardTime({ venue, className }: CardTermsProps & { className?: string }) {
  const { id, terms } = venue;
  if (!hasTime(venue)) return null;
  const time = terms === undefined || venue.time?.at === 'door' ? venue.time : undefined;
  return (
    <span
      className={classNames('venue-card__time', className)}
      data-time-of={terms === undefined ? undefined : id}
      hidden={!time}
    >
      <Glyph name={terms === undefined ? 'clock' : 'bike'} size="tiny" />
      <span>{time?.text}</span>
    </span>
  );
}

/** The line for the price of a delivery: the one that all addresses share, until the diner's own is written into it. */
export function CardTerms({ venue: { id, terms }, children }: CardTermsProps & { children?: ReactNode }) {
  if (terms === undefined) return null;
  return (
    // Other terms are another element: their content may have been written over.
    <span key={terms.join()} className="venue-card__terms" data-terms-of={id}>
      {terms.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {children}
    </span>
  );
}

/** The sum that makes a delivery cheaper; its place is reserved for the offer at the diner's address. */
export function CardOffer({ venue: { id, terms, offer } }: CardTermsProps) {
  if (terms === undefined) return null;
  return (
    <span key={offer} className="tag tag--ok" data-offer-of={id} hidden={!offer}>
      <span>{offer}</span>
    </span>
  );
}
