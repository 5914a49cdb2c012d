'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { queryClient } from '@/lib/core/bff/query-client';
import { retryOnce } from '@/lib/core/bff/retry';
import type { CartVenue } from '@/lib/cart/cart';
import type { MenuServices } from '@/lib/menu/menu-services';
import { paths } from '@/lib/core/paths/paths';
import { dishesQuery } from '@/lib/pages/search/search.api';
import { FoundDishes } from './found-dishes.client';
import { Corrected, NothingFound, ResultSkeletons, SearchFailed } from './result-states.client';
import { useAddressText } from './use-address-text';

/** The number of shown results, and of those that 'more' adds. */
const SHOWN = 50;

type MenuResultsProps = {
  venue: CartVenue;
  services: MenuServices;
  /** Ids of the best sellers here (MENU-58). */
  hits: readonly number[];
};

/** The results of a search in the menu of a venue, and the services for which they are available. */
export function MenuResults({ venue, services, hits }: MenuResultsProps) {
  const t = useTranslations('search');
  const text = useAddressText('');
  /** How many are shown, by 'more'; of another text the first. */
  const [more, setMore] = useState({ text, count: SHOWN });
  const count = more.text === text ? more.count : SHOWN;
  const found = useQuery(
    {
      ...dishesQuery({ venueId: venue.id, text, count }),
      // The shown results stay until more of them are there.
      placeholderData: count > SHOWN ? keepPreviousData : undefined,
      enabled: text !== '',
      retry: retryOnce,
    },
    queryClient(),
  );
  if (text === '') return null;
  if (!found.data) {
    return found.isError ? (
      <SearchFailed error={found.error} onRetry={() => void found.refetch()} />
    ) : (
      <ResultSkeletons />
    );
  }
  const { ids, dishes, corrected } = found.data;
  if (ids.length === 0) {
    return (
      <NothingFound text={text}>
        <ButtonLink tone="tint" href={paths.menu(venue.id)}>
          {t('toMenu')}
        </ButtonLink>
      </NothingFound>
    );
  }
  return (
    <>
      <p className="muted my-4" role="status">
        {corrected === null ? null : <Corrected text={corrected} />}
        <span>{t('foundDishes', { count: ids.length })}</span>
      </p>
      <FoundDishes
        className="list-rows card"
        venue={venue}
        services={services}
        dishes={dishes}
        hits={hits}
        text={text}
      />
      {dishes.length < ids.length ? (
        <Button
          tone="tint"
          wide
          className="mt-4"
          busy={found.isFetching}
          onClick={() => setMore({ text, count: count + SHOWN })}
        >
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
