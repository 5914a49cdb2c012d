import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyPicture } from '@/components/ui/empty-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { Glyph } from '@/components/ui/glyph';
import { SoftLink } from '@/components/ui/soft-link';
import { paths } from '@/lib/core/paths/paths';
import type { Venue } from '@/lib/ground/venues/venues';

/** Venues that take reservations, each leading to its tables (BOOK-12); where there are none, to the others. */
export function BookableVenues({ venues }: { venues: readonly Venue[] }) {
  const t = useTranslations('booking');
  if (venues.length === 0) {
    return (
      <EmptyState
        art={<EmptyPicture name="plate" />}
        title={t('noVenues')}
        action={<ButtonLink href={paths.brandsBooking()}>{t('otherVenues')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="brand-grid">
      {venues.map(({ id, name, address }) => (
        <li key={id}>
          <SoftLink href={paths.booking(id)} className="brand-tile card">
            <span className="flex-fill">
              <b>{name}</b>
              <span className="muted caption block">{address}</span>
            </span>
            <Glyph name="next" size="small" />
          </SoftLink>
        </li>
      ))}
    </ul>
  );
}
