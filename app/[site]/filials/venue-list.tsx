import { ClientMessages } from '@/components/layout/client-messages';
import { StaticContent } from '@/components/ui/static-content.client';
import { LIST_KEYS } from '@/components/venues/list-keys';
import { PageLinks } from '@/components/venues/page-links';
import { VenueCard } from '@/components/venues/venue-card';
import { VenueFeed } from '@/components/venues/venue-feed.client';
import type { DrawnPage, VenueCardPage } from '@/lib/ground/venues/venue-card';
import { filterCode, type ListFilters } from '@/lib/ground/venues/venue-filters';

type VenueListProps = {
  page: VenueCardPage;
  filters: ListFilters;
  townName: string | undefined;
  timezone: string;
  hasCategories: boolean;
};

/** The cards of one page of a list, drawn by the server, with what narrows it and the way to the next page. */
export function VenueList({
  page: { venues, ...drawn },
  filters,
  townName,
  timezone,
  hasCategories,
}: VenueListProps) {
  const first = { ...drawn, filters };
  return (
    <ClientMessages namespaces={['geolocation']} keys={{ venues: LIST_KEYS }}>
      <VenueFeed
        first={first}
        place={townName ? `${townName} · ` : ''}
        hasCategories={hasCategories}
        timezone={timezone}
        pageLinks={<PageLinks {...first} hasNext />}
        endLinks={<PageLinks {...first} hasNext={false} />}
      >
        <StaticContent as="div" name={staticName(first)} className="contents">
          {venues.map((venue, index) => (
            <VenueCard key={venue.id} venue={venue} priority={index === 0} heading="h2" />
          ))}
        </StaticContent>
      </VenueFeed>
    </ClientMessages>
  );
}

/** Of its own for each list: the browser keeps what it has read by this name. */
const staticName = ({ page, filters }: DrawnPage) =>
  ['venues', page, filterCode(filters)]
    .join('-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
