'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { usePageSite } from '@/components/layout/use-page-site';
import { queryClient } from '@/lib/core/bff/query-client';
import { retryOnce } from '@/lib/core/bff/retry';
import type { SearchPage } from '@/lib/pages/search/search';
import { requestSearchPage } from '@/lib/pages/search/search.api';
import type { ServiceName } from '@/lib/core/site/site';
import { FoundVenue } from './found-venue';
import { Corrected, NothingFound, ResultSkeletons, SearchFailed } from './result-states.client';
import { useAddressText } from './use-address-text';
import { useChangedService } from './use-changed-service';
import { VenueDishes } from './venue-dishes';

type SearchResultsProps = {
  /** The text of the address as the server read it. */
  text: string;
  /** The results of the server for it; null where its request failed. */
  first: SearchPage | null;
  /** Shown while there is no text. */
  ideas?: ReactNode;
  /** Popular dishes for the service of the page, below the ideas (SRCH-40). */
  popular?: SearchPage['popular'];
};

/** The results of a search in the town: venues called so, dishes by venue, and the rest (SRCH-34). */
export function SearchResults({ text: initial, first: early, ideas, popular = [] }: SearchResultsProps) {
  const t = useTranslations('search');
  const text = useAddressText(initial);
  const service = useChangedService();
  const found = useSearchPages(text, service, text === initial && service === undefined ? early : null);
  if (text === '')
    return (
      <>
        {ideas}
        {service === undefined ? <PopularDishes groups={popular} /> : null}
      </>
    );
  const pages = found.data?.pages ?? [];
  const first = pages[0];
  if (!first) {
    return found.isError ? (
      <SearchFailed error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <ResultSkeletons />
    );
  }
  const [named, selling, others] = [
    pages.flatMap((page) => page.named),
    pages.flatMap((page) => page.selling),
    pages.flatMap((page) => page.others),
  ];
  const shown = named.length + selling.length + others.length;
  if (shown === 0 && !found.hasNextPage) {
    return (
      <>
        <NothingFound text={text} />
        <PopularDishes groups={first.popular} />
      </>
    );
  }
  return (
    <>
      <p className="muted mt-4" role="status">
        {first.corrected === null ? null : <Corrected text={first.corrected} />}
        <span>{t('found', { count: first.total ?? shown })}</span>
      </p>
      <VenueSection id="search-venues" title={t('venues')} venues={named} text={text} />
      <DishSection id="search-dishes" title={t('dishes')} groups={selling} text={text} />
      <VenueSection
        id="search-others"
        title={named.length + selling.length > 0 ? t('others') : t('venues')}
        venues={others}
        text={text}
      />
      {found.hasNextPage ? (
        <Button
          tone="tint"
          wide
          className="mt-6"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      ) : null}
      {found.isFetchNextPageError ? (
        <SearchFailed error={found.error} onRetry={() => void found.fetchNextPage()} />
      ) : null}
    </>
  );
}

function VenueSection({
  id,
  title,
  venues,
  text,
}: {
  id: string;
  title: string;
  venues: SearchPage['named'];
  text: string;
}) {
  if (venues.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul className="search-venues list-rows card">
        {venues.map((venue) => (
          <li key={venue.id}>
            <FoundVenue venue={venue} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DishSectionProps = { id: string; title: string; groups: SearchPage['selling']; text: string };

function DishSection({ id, title, groups, text }: DishSectionProps) {
  if (groups.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="search-result-grid">
        {groups.map((group) => (
          <VenueDishes key={group.venue.id} {...group} text={text} />
        ))}
      </div>
    </section>
  );
}

function PopularDishes({ groups }: { groups: SearchPage['popular'] }) {
  const t = useTranslations('search');
  return <DishSection id="search-popular" title={t('popular')} groups={groups} text="" />;
}

function useSearchPages(text: string, service: ServiceName | undefined, first: SearchPage | null) {
  const site = usePageSite();
  return useInfiniteQuery(
    {
      queryKey: ['search', site, text, service ?? null],
      queryFn: ({ pageParam, signal }) => requestSearchPage({ text, page: pageParam, service }, signal),
      enabled: text !== '',
      initialPageParam: 1,
      getNextPageParam: ({ page, lastPage }: SearchPage) => (page < lastPage ? page + 1 : undefined),
      ...(first ? { initialData: { pages: [first], pageParams: [1] } } : {}),
      staleTime: 60_000,
      retry: retryOnce,
    },
    queryClient(),
  );
}
