import { act, render, screen, waitFor } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { inBrowser } from '@/components/layout/test-in-browser';
import { queryClient } from '@/lib/core/bff/query-client';
import type { MenuCategory } from '@/lib/menu/menu';
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import { testVenue } from '@/lib/ground/venues/test-venue';
import messages from '@/messages/ru.json';
import { CategoryScreen } from './category-screen';

const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
const PRODUCTS = [1, 2, 3].map((id) => testProduct({ id, name: `Dish ${id}` }));
const CATEGORY: MenuCategory = {
  id: 5,
  externalId: null,
  name: 'Soups',
  isPhotoShown: false,
  imageUrl: null,
  products: PRODUCTS,
};
const DATA = {
  venue: testVenue(),
  menu: { categories: [CATEGORY] },
  services: EVERYWHERE,
  wanted: 'takeaway' as const,
  popular: [],
  hits: [],
  favourites: [],
  promos: [],
  subsidy: null,
};

/** The page of a category, as it is for the diner whose menu the server answers with. */
async function show(isSignedIn: boolean) {
  document.cookie = `signedIn=${isSignedIn ? 'sign-in-1' : ''}`;
  const lists = { favourites: PRODUCTS.slice(0, 1), olderFavouriteIds: [3], frequent: [], promos: [] };
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ ...lists, isOwn: isSignedIn })));
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {inBrowser(
        CategoryScreen({
          site: { country: 'kz', language: 'ru', surface: 'web' },
          data: DATA,
          category: CATEGORY,
        }),
      )}
    </NextIntlClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return fetched;
}
const hearts = () =>
  PRODUCTS.map(({ name }) =>
    screen.getByRole('button', { name: t('favouriteNamed', { name }) }).getAttribute('aria-pressed'),
  );

beforeEach(() => {
  queryClient().clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'signedIn=';
});

describe('the page of a category', () => {
  // Holds MENU-27.
  test('marks what its signed-in diner has marked, lately or long ago', async () => {
    await show(true);
    await waitFor(() => expect(hearts()).toEqual(['true', 'false', 'true']));
  });

  test('shows a guest empty hearts and requests no favourites', async () => {
    const fetched = await show(false);
    expect(hearts()).toEqual(['false', 'false', 'false']);
    expect(fetched).not.toHaveBeenCalled();
  });
});
