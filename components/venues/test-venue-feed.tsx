import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { VenueCardPage } from '@/lib/ground/venues/venue-card';
import { NO_FILTERS } from '@/lib/ground/venues/venue-filters';
import messages from '@/messages/ru.json';
import { VenueFeed } from './venue-feed.client';
import { VenueCards } from './venue-pages';

const card = (id: number) => ({
  id,
  name: `Заведение ${id}`,
  address: 'Абая, 1',
  distanceMeters: null,
  rating: 4.5,
  imageUrl: null,
  phases: [],
});

/** A page of a list with venues of these ids. */
export const pageOf = (page: number, lastPage: number, ids: number[]): VenueCardPage => ({
  venues: ids.map(card),
  page,
  lastPage,
  total: 6,
});

/** Shows a list that begins with a page. */
export const showFeed = ({ venues, ...first }: VenueCardPage, hasCategories = true, filters = NO_FILTERS) =>
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueFeed
        first={{ ...first, filters }}
        place="Алматы · "
        hasCategories={hasCategories}
        timezone="Asia/Almaty"
        pageLinks={null}
        endLinks={null}
      >
        <VenueCards venues={venues} />
      </VenueFeed>
    </NextIntlClientProvider>,
  );

/** The names of the shown venues. */
export const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
