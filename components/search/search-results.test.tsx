import { act, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { searchPageSchema } from '@/lib/pages/search/search';
import { changeService } from '@/lib/core/site/service-change';
import type { ServiceName } from '@/lib/core/site/site';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { SearchResults } from './search-results.client';

/** A venue that offers everything sells a dish that is not for takeaway. */
const foundFor = (chosen: ServiceName) =>
  searchPageSchema.parse({
    named: [],
    selling: [
      {
        venue: {
          id: 3107,
          name: 'Самал',
          address: 'Байтурсынова, 51',
          distanceMeters: null,
          rating: null,
          imageUrl: null,
          phases: [],
        },
        moneyFormat: KZT_FORMAT,
        services: { chosen, offered: ['delivery', 'express', 'takeaway'] },
        dishes: [
          {
            id: 5,
            venueId: 3107,
            name: 'Fanta',
            weight: null,
            imageUrl: null,
            price: '600 ₸',
            fullPrice: null,
            isFromPrice: false,
            isUnavailable: false,
            unavailableServices: [1],
            facts: null,
          },
        ],
      },
    ],
    others: [],
    page: 1,
    lastPage: 1,
    total: 1,
    corrected: null,
    popular: [],
  });

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'kz-ru-web-1-takeaway' }) }));

// Holds MENU-35.
describe('a dish that a search in the town finds', () => {
  test.each([
    ['says where it can be had', 'takeaway', 1],
    ['says nothing', 'express', 0],
  ] as const)('%s when %s is chosen', (_what, chosen, labels) => {
    queryClient().clear();
    window.history.replaceState(null, '', '/search?q=fanta');
    render(
      <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
        <SearchResults text="fanta" first={foundFor(chosen)} />
      </NextIntlClientProvider>,
    );
    expect(screen.getByText('600 ₸')).toBeVisible();
    expect(screen.queryAllByText(messages.menu.available_delivery_express)).toHaveLength(labels);
  });
});

// Holds SRCH-40.
test('popular dishes stand below the ideas until another service is chosen', () => {
  queryClient().clear();
  window.history.replaceState(null, '', '/search');
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <SearchResults text="" first={null} ideas={<p>Ideas</p>} popular={foundFor('takeaway').selling} />
    </NextIntlClientProvider>,
  );
  const popular = screen.getByRole('region', { name: messages.search.popular });
  expect(within(popular).getByText('600 ₸')).toBeVisible();
  expect(screen.getByText('Ideas').compareDocumentPosition(popular)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  act(() => void changeService({ from: 'takeaway', to: 'delivery' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByText('Ideas')).toBeVisible();
});
