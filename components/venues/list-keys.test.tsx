import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { pickTexts } from '@/lib/core/i18n/pick-texts';
import { FAR_DISTANCE_METERS } from '@/lib/ground/venues/venues';
import messages from '@/messages/ru.json';
import { LIST_KEYS } from './list-keys';
import { pageOf } from './test-venue-feed';
import { VenueCards } from './venue-pages';

test('cards that the browser renders have all their texts: ratings, new venues, and distances', () => {
  const onError = jest.fn();
  const venues = pageOf(1, 1, [1, 2]).venues.map((venue, index) => ({
    ...venue,
    ...(index === 0
      ? { rating: 4.5, distanceMeters: 300 }
      : { rating: null, distanceMeters: FAR_DISTANCE_METERS }),
  }));
  render(
    <NextIntlClientProvider
      locale="ru"
      messages={pickTexts(messages, { keys: { venues: LIST_KEYS } })}
      onError={onError}
    >
      <VenueCards venues={venues} />
    </NextIntlClientProvider>,
  );
  expect(onError).not.toHaveBeenCalled();
  expect(screen.getByText(messages.venues.new)).toBeVisible();
});
