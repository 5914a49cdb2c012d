import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import { dinerMenuSchema, type DinerMenu } from '@/lib/menu/diner-menu';
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { CategoryBar } from './category-bar.client';
import { MenuProvider } from './menu-provider.client';
import { OwnShelves } from './own-shelves.client';

const texts = messages.menu;
const product = (id: number, name: string) => testProduct({ id, name, isFavourite: true });
const promo = (id: number, name: string) => ({
  id,
  name,
  description: null,
  imageUrl: null,
  discountPercent: 15,
  products: [{ id: 70, name: `Dish of ${id}`, imageUrl: null, priceMinor: 150_000 }],
});

async function show(answer: Partial<DinerMenu> | null) {
  queryClient().clear();
  changeQueryOptions({ retry: false });
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(
        answer
          ? Response.json(
              dinerMenuSchema.parse({ favourites: [], frequent: [], isOwn: true, promos: null, ...answer }),
            )
          : Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }),
      ),
    );
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuProvider
        venue={{ id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT }}
        services={EVERYWHERE}
        hits={[8]}
      >
        <CategoryBar label="Разделы" search={SEARCH} categories={BAR} />
        <OwnShelves knownPromoIds={[11]}>
          <p>Для всех</p>
        </OwnShelves>
      </MenuProvider>
    </NextIntlClientProvider>,
  );
  await screen.findByText('Для всех');
  return fetched;
}
const SEARCH = { href: '/filials/3107/search', label: 'Найти' };
const BAR = [
  { anchor: 'popular', name: 'Популярное' },
  { anchor: 'c-2', name: 'Любимое гостей' },
  { anchor: 'c1', name: 'Супы' },
];
const bar = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const shelf = (name: string) => within(screen.getByRole('region', { name }));

describe('the diner’s own shelves', () => {
  // Holds MENU-27.
  test('fill the hearts of older favourites too', async () => {
    await show({ frequent: [product(8, 'Чай'), product(9, 'Айран')], olderFavouriteIds: [9] });
    await screen.findByRole('region', { name: texts.frequent });
    const pressed = await screen.findAllByRole('button', { pressed: true });
    expect(pressed.map((heart) => heart.dataset.heart)).toEqual(['9']);
  });

  // Holds MENU-07, MENU-41, MENU-58.
  test('show their favourites in place of the general ones, and what they order most', async () => {
    await show({ favourites: [product(7, 'Куырдак')], frequent: [product(8, 'Чай')] });
    await screen.findByRole('region', { name: texts.myFavourites });
    expect(shelf(texts.myFavourites).getByRole('heading', { level: 3 })).toHaveTextContent('Куырдак');
    expect(shelf(texts.frequent).getByRole('heading', { level: 3 })).toHaveTextContent('Чай');
    expect(shelf(texts.frequent).getByText(texts.hit)).toBeVisible();
    expect(shelf(texts.myFavourites).queryByText(texts.hit)).not.toBeInTheDocument();
    expect(screen.queryByText('Для всех')).not.toBeInTheDocument();
    const pressed = screen.getAllByRole('button', { pressed: true });
    expect(pressed.map((heart) => heart.dataset.heart)).toEqual(['7']);
    expect(document.getElementById('c-2')).toBeVisible();
    expect(bar()).toEqual(['Популярное', texts.myFavourites, texts.frequent, 'Супы']);
  });

  test('leave the general ones to a diner without favourites', async () => {
    await show({ frequent: [product(8, 'Чай')] });
    await screen.findByRole('region', { name: texts.frequent });
    expect(screen.getByText('Для всех')).toBeVisible();
    expect(bar()).toEqual(['Популярное', 'Любимое гостей', texts.frequent, 'Супы']);
  });

  // Holds PROMO-03.
  test('show promotions that the page does not have, with their dishes', async () => {
    await show({ promos: [promo(11, 'Цена месяца'), promo(99, 'Only here')] });
    const own = within(await screen.findByRole('region', { name: messages.promos.own }));
    expect(own.getByText(/Only here/)).toHaveTextContent(/−15%$/);
    const dish = own.getByRole('link', { name: /^Dish of\s99/ });
    expect(dish).toHaveAttribute('href', '/filials/3107?product=70');
    expect(dish).toHaveTextContent(/1.500.₸$/);
    expect(screen.queryByText(/Цена месяца/)).not.toBeInTheDocument();
  });

  test.each<[string, Partial<DinerMenu> | null]>([
    ['a guest', { favourites: [product(7, 'Куырдак')], frequent: [product(8, 'Чай')], isOwn: false }],
    ['who cannot be answered', null],
  ])('are not there for %s', async (_what, answer) => {
    const fetched = await show(answer);
    await Promise.all(fetched.mock.results.map(({ value }) => value as Promise<unknown>));
    await settled();
    expect(screen.getByText('Для всех')).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
