import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/layout/client-messages';
import { ButtonLink } from '@/components/ui/button';
import { StaticContent } from '@/components/ui/static-content.client';
import { VenueCard } from '@/components/venues/venue-card';
import { VenueFeed } from '@/components/venues/venue-feed.client';
import type { DrawnPage, VenueCardPage } from '@/lib/venues/venue-card';
import { paths } from '@/lib/paths/paths';
import { filterCode, writeFilters, type ListFilters } from '@/lib/venues/venue-filters';

type VenueListProps = {
  page: VenueCardPage;
  filters: ListFilters;
  townName: string | undefined;
  timezone: string;
  hasCategories: boolean;
};

/** The messages of the list and of its filters; the cards are of the server. */
const LIST_KEYS = [
  'count',
  'searching',
  'nothingFits',
  'resetFilters',
  'nothingFitsText',
  'listFailed',
  'retry',
  'listFailedText',
  'listFailedEmpty',
  'filters',
  'openNow',
  'sort_rating',
  'sort_time',
  'sort_discount',
  'onlyPromo',
  'nearMe',
  'category_ready',
  'category_bakery',
  'category_semifinished',
  'byTime',
];

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
        pageLinks={<PageLinks {...first} isLong />}
        endLinks={<PageLinks {...first} isLong={false} />}
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

/** The address of a page of a filtered list. */
function pageOf(page: number, filters: ListFilters): string {
  const query = new URLSearchParams(writeFilters('', filters));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.venues()}?${query.toString()}` : paths.venues();
}

/** Links to the pages around this one; `isLong`: the next page is not shown yet. */
function PageLinks({ page, lastPage, filters, isLong }: DrawnPage & { isLong: boolean }) {
  const t = useTranslations('venues');
  const hasMore = isLong && page < lastPage;
  if (!hasMore && page === 1) return null;
  return (
    <nav className="mt-6 grid gap-2" aria-label={t('page', { page, last: lastPage })}>
      {hasMore ? (
        <ButtonLink href={pageOf(page + 1, filters)} tone="tint" rel="next">
          {t('more')}
        </ButtonLink>
      ) : null}
      {page > 1 ? (
        <ButtonLink href={pageOf(page - 1, filters)} tone="text" rel="prev">
          {t('previous')}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

/** Of its own for each list: the browser keeps what it has read by this name. */
const staticName = ({ page, filters }: DrawnPage) =>
  ['venues', page, filterCode(filters)]
    .join('-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
