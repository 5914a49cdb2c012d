import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { MenuCategory, Product } from '@/lib/menu/menu';
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { MenuProvider } from './menu-provider.client';
import { MenuSections } from './menu-sections';
import { VENUE } from './test-menu';

export const productOf = (id: number) =>
  testProduct({ id, name: `Блюдо ${id}`, priceMinor: 240_000, cookingMinutes: 25 });
export const categoryOf = (id: number, count: number, isPhotoShown = false): MenuCategory => ({
  id,
  externalId: null,
  name: `Раздел ${id}`,
  isPhotoShown,
  imageUrl: null,
  products: Array.from({ length: count }, (_, place) => productOf(id * 1000 + place)),
});

/** Shows a menu with its shelves. */
export function showSections(
  categories: MenuCategory[],
  popular: Product[] = [],
  hits: readonly number[] = [],
  favourites: Product[] = [],
) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuProvider venue={VENUE} services={EVERYWHERE} hits={hits}>
        <MenuSections
          venueId={3107}
          menu={{ categories }}
          popular={popular}
          favourites={favourites}
          promoIds={[]}
          moneyFormat={KZT_FORMAT}
          services={EVERYWHERE}
          hits={hits}
        />
      </MenuProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
