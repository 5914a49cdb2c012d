import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import type { MenuCategory, Product } from '@/lib/menu/menu';
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { withPlainSpaces } from '@/lib/core/text/test-plain-spaces';
import messages from '@/messages/ru.json';
import { MenuProvider } from './menu-provider.client';
import { MenuSections } from './menu-sections';
import { answerWith, requested, t, VENUE } from './test-menu';

const productOf = (id: number) =>
  testProduct({ id, name: `Блюдо ${id}`, priceMinor: 240_000, cookingMinutes: 25 });
const categoryOf = (id: number, count: number, isPhotoShown = false): MenuCategory => ({
  id,
  externalId: null,
  name: `Раздел ${id}`,
  isPhotoShown,
  imageUrl: null,
  products: Array.from({ length: count }, (_, place) => productOf(id * 1000 + place)),
});
const LONG = [categoryOf(1, 50), categoryOf(2, 180), categoryOf(3, 2)];

/** The observer callbacks, by observed element. */
const watchers = new Map<Element, IntersectionObserverCallback[]>();
const comeNear = (anchor: string, isIntersecting = true) =>
  comeNearTo(document.getElementById(anchor), isIntersecting);
/** The placeholder of a category's products that are loaded on scroll. */
const later = (categoryId: number) => document.querySelector<HTMLElement>(`#c${categoryId} .later-products`);
function comeNearTo(target: Element | null, isIntersecting = true) {
  if (!target) throw new Error('nothing to come near to');
  act(() => {
    for (const callback of watchers.get(target) ?? [])
      callback([{ isIntersecting, target } as IntersectionObserverEntry], {} as IntersectionObserver);
  });
}
const section = (id: number) => within(screen.getByRole('region', { name: `Раздел ${id}` }));

function show(
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

beforeEach(() => {
  dispatchCart({ type: 'cleared' });
  queryClient().clear();
  watchers.clear();
  answerWith(() => Response.json({ products: [productOf(3000), productOf(3001)] }));
  // Like Safari, which has no `overflow-anchor`.
  Object.assign(window, { CSS: { supports: () => false } });
  window.IntersectionObserver = class extends window.IntersectionObserver {
    constructor(private readonly callback: IntersectionObserverCallback) {
      super(callback);
    }
    override observe(target: Element) {
      watchers.set(target, [...(watchers.get(target) ?? []), this.callback]);
    }
  };
});

describe('a menu', () => {
  test('without products says so', () => {
    show([]);
    expect(screen.getByText(t('empty'))).toBeVisible();
  });

  test('of usual length is on its page completely', () => {
    show([categoryOf(1, 50), categoryOf(2, 60)]);
    expect(screen.getAllByRole('article')).toHaveLength(110);
    expect(screen.queryByRole('link', { name: /^Показать/ })).not.toBeInTheDocument();
  });

  // Holds MENU-04.
  test('shows a category with photos where that is wanted, and compactly where not', () => {
    const pictured = (category: MenuCategory): MenuCategory => ({
      ...category,
      products: category.products.map((product) => ({
        ...product,
        imageUrl: 'https://images.example/1.jpg',
      })),
    });
    show([pictured(categoryOf(1, 2, true)), pictured(categoryOf(2, 2))]);
    const photosOf = (id: number) =>
      section(id)
        .getAllByRole('article')
        .map((dish) => within(dish).queryAllByRole('presentation').length);
    expect([photosOf(1), photosOf(2)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  // Holds MENU-25.
  test('says how long each of its dishes is cooked, with a photo or without', () => {
    show([categoryOf(1, 1, true), categoryOf(2, 1)]);
    for (const id of [1, 2])
      expect(section(id).getByText(withPlainSpaces(t('minutes', { minutes: 25 })))).toBeVisible();
  });

  // Holds MENU-39.
  test('shows what is popular above its categories, and adds it from there', async () => {
    const user = show([categoryOf(1, 2)], [productOf(9)]);
    await user.click(screen.getByRole('button', { name: t('add', { name: 'Блюдо 9' }) }));
    expect(readCart().cart?.lines).toMatchObject([{ productId: 9 }]);
  });
});

describe('a long menu', () => {
  // Holds MENU-58.
  test.each([
    [6, [5, 6, 8]],
    [5, [4, 5, 8]],
    [4, [4, 8]],
    [2, [8]],
  ])(
    'with %i popular dishes has a favourite on the second shelf where the first may hide it',
    (count, ids) => {
      const dishes = Array.from({ length: count }, (_, place) => productOf(place + 1));
      show([categoryOf(1, 2)], dishes, [], [...dishes, productOf(8)]);
      const names = within(screen.getByRole('region', { name: t('favourites') })).getAllByRole('heading', {
        level: 3,
      });
      expect(names.map(({ textContent }) => textContent)).toEqual(ids.map((id) => productOf(id).name));
    },
  );

  test('marks its hits among what is popular, in their category and in one that comes later', async () => {
    show(
      [categoryOf(1, 220), categoryOf(2, 1, true), categoryOf(3, 2)],
      [productOf(1001), productOf(9)],
      [1001, 3001],
    );
    comeNear('c3');
    await waitFor(() => expect(section(3).getAllByRole('article')).toHaveLength(2));
    const marked = screen.getAllByRole('article').filter((card) => within(card).queryByText(t('hit')));
    expect(marked.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Блюдо 1001',
      'Блюдо 1001',
      'Блюдо 3001',
    ]);
  });

  test('begins with its first products, and every category that is not whole links to its own page', () => {
    show(LONG);
    expect(screen.getAllByRole('article')).toHaveLength(48);
    expect(section(1).getByRole('link', { name: t('showCategory', { count: 50 }) })).toHaveAttribute(
      'href',
      '/filials/3107/categories/1',
    );
    expect(section(2).getByRole('link', { name: t('showCategory', { count: 180 }) })).toHaveAttribute(
      'href',
      '/filials/3107/categories/2',
    );
  });

  test('has all its categories in the bar, and marks one that is not loaded while it is looked at', () => {
    show(LONG);
    const bar = within(screen.getByRole('navigation', { name: t('categories') }));
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/filials/3107/search',
      '#c1',
      '#c2',
      '#c3',
    ]);
    comeNear('c3');
    expect(bar.getByRole('link', { name: 'Раздел 3' })).toHaveAttribute('aria-current', 'location');
  });

  test('requests a category when the diner scrolls near it, once, and adds from it', async () => {
    const user = show(LONG);
    expect(requested()).toEqual([]);
    comeNear('c3');
    await waitFor(() => expect(section(3).getAllByRole('article')).toHaveLength(2));
    comeNear('c3');
    expect(requested()).toHaveLength(1);
    expect(globalThis.fetch).toHaveBeenCalledWith(
      '/api/menu/category?venueId=3107&categoryId=3',
      expect.anything(),
    );
    await user.click(screen.getByRole('button', { name: t('add', { name: 'Блюдо 3001' }) }));
    expect(readCart().cart?.lines).toMatchObject([{ productId: 3001, name: 'Блюдо 3001', count: 1 }]);
    expect(
      screen.getByRole('button', { name: t('addMore', { name: 'Блюдо 3001', count: 1 }) }),
    ).toBeVisible();
  });

  test('adds to a category what is missing of it when its end comes near', async () => {
    answerWith(() => Response.json({ products: categoryOf(1, 50).products }));
    show(LONG);
    jest.useFakeTimers();
    comeNear('c1');
    await act(() => jest.advanceTimersByTimeAsync(150));
    jest.useRealTimers();
    expect(requested()).toEqual([]);
    comeNearTo(later(1));
    await waitFor(() => expect(section(1).getAllByRole('article')).toHaveLength(50));
    const names = section(1)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(new Set(names).size).toBe(50);
  });

  test('shows each dish of a category once, also where the menu has changed since the page was made', async () => {
    const [moved, ...stayed] = categoryOf(1, 50).products;
    answerWith(() => Response.json({ products: [productOf(7000), ...stayed, moved] }));
    show(LONG);
    comeNearTo(later(1));
    await waitFor(() => expect(section(1).getAllByRole('article')).toHaveLength(51));
    const names = section(1)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(names.slice(48)).toEqual(['Блюдо 7000', 'Блюдо 1048', 'Блюдо 1049']);
  });

  test('shows in a category that comes later what is in the cart already', async () => {
    show(LONG);
    const { id: productId, name, kind, priceMinor } = productOf(3000);
    dispatchCart({
      type: 'lineAdded',
      venue: VENUE,
      newCartId: 'cart-00000009',
      line: {
        productId,
        name,
        kind,
        priceMinor,
        fullPriceMinor: priceMinor,
        imageUrl: null,
        size: null,
        additives: [],
        promoId: null,
        pieceLimit: null,
        minAge: null,
        cookingMinutes: 25,
        isStopped: false,
        unavailableServices: [],
        count: 3,
      },
    });
    comeNear('c3');
    expect(await screen.findByRole('button', { name: t('addMore', { name, count: 3 }) })).toBeVisible();
  });

  test('does not request a category that is only passed', async () => {
    show(LONG);
    jest.useFakeTimers();
    comeNear('c2');
    comeNear('c2', false);
    await act(() => jest.advanceTimersByTimeAsync(150));
    jest.useRealTimers();
    expect(requested()).toEqual([]);
  });

  test('says when a category failed to load, and retries', async () => {
    answerWith(() => Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }));
    const user = show(LONG);
    comeNear('c3');
    const retry = await section(3).findByRole('button', { name: messages.layout.retry });
    expect(section(3).getByText(t('categoryFailed'))).toBeVisible();
    answerWith(() => Response.json({ products: [productOf(3000)] }));
    await user.click(retry);
    expect(await section(3).findByRole('article')).toBeVisible();
  });

  test('keeps the visible content in place when a category above it is filled', async () => {
    const moved = jest.fn();
    window.scrollBy = moved;
    show(LONG);
    const filled = later(3);
    if (!filled) throw new Error('no category');
    jest.spyOn(filled, 'offsetHeight', 'get').mockReturnValue(500);
    jest.spyOn(filled, 'getBoundingClientRect').mockReturnValue({ top: -900, height: 620 } as DOMRect);
    comeNear('c3');
    await waitFor(() => expect(moved).toHaveBeenCalledWith(0, 120));
  });
});

test.each([
  ['one section has none', 1, false],
  ['two sections has one', 2, true],
] as const)('of the columns of wide windows a menu of %s', (_what, count, isBeside) => {
  show(LONG.slice(0, count));
  const bar = screen.getByRole('navigation', { name: messages.menu.categories });
  expect(bar.closest('.menu-columns') !== null).toBe(isBeside);
});
