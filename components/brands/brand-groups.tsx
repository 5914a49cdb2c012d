import type { BrandGroup } from '@/lib/brands/brands';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';
import { VenueCard } from '@/components/venues/venue-card';

/** Venues under the names of their brands: a brand and its sister brands. */
export function BrandGroups({ groups }: { groups: readonly BrandGroup<VenueCardData>[] }) {
  return groups.map(({ brandName, venues }, row) => (
    <section key={brandName} className="section" aria-labelledby={`brand-${row}`}>
      <div className="section__head">
        <h2 id={`brand-${row}`}>{brandName}</h2>
      </div>
      <div className="venue-grid">
        {venues.map((venue, index) => (
          <VenueCard key={venue.id} venue={venue} priority={row === 0 && index === 0} />
        ))}
      </div>
    </section>
  ));
}
