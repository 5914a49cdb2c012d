import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@/lib/core/bff/query-client';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import type { MenuCategory } from '@/lib/menu/menu';
import { withPlainSpaces } from '@/lib/core/text/test-plain-spaces';
import messages from '@/messages/ru.json';
import { answerWith, requested, t, VENUE } from './test-menu';
import { categoryOf, productOf, showSections } from './test-sections';

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
  test('a menu without products says so', () => {
    showSections([]);
    expect(screen.getByText(t('empty'))).toBeVisible();
  });

  test('a menu of usual length is on its page completely', () => {
    showSections([categoryOf(1, 50), categoryOf(2, 60)]);
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
    showSections([pictured(categoryOf(1, 2, true)), pictured(categoryOf(2, 2))]);
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
    showSections([categoryOf(1, 1, true), categoryOf(2, 1)]);
    for (const id of [1, 2])
      expect(section(id).getByText(withPlainSpaces(t('minutes', { minutes: 25 })))).toBeVisible();
  });
});

describe('a long menu', () => {
  // Holds MENU-58.
  test('marks its hits among what is popular, in their category and in one that comes later', async () => {
    showSections(
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
    showSections(LONG);
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
    showSections(LONG);
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
    const user = showSections(LONG);
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
    showSections(LONG);
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
    showSections(LONG);
    comeNearTo(later(1));
    await waitFor(() => expect(section(1).getAllByRole('article')).toHaveLength(51));
    const names = section(1)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(names.slice(48)).toEqual(['Блюдо 7000', 'Блюдо 1048', 'Блюдо 1049']);
  });

  test('shows in a category that comes later what is in the cart already', async () => {
    showSections(LONG);
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
    showSections(LONG);
    jest.useFakeTimers();
    comeNear('c2');
    comeNear('c2', false);
    await act(() => jest.advanceTimersByTimeAsync(150));
    jest.useRealTimers();
    expect(requested()).toEqual([]);
  });

  test('says when a category failed to load, and retries', async () => {
    answerWith(() => Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }));
    const user = showSections(LONG);
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
    showSections(LONG);
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
  showSections(LONG.slice(0, count));
  const bar = screen.getByRole('navigation', { name: messages.menu.categories });
  expect(bar.closest('.menu-columns') !== null).toBe(isBeside);
});
