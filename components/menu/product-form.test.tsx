import { cleanup, screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { CART_VERSION } from '@/lib/cart/cart';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { dinerDetailsSchema } from '@/lib/menu/product-details';
import { EVERYWHERE } from '@/lib/menu/test-product';
import { MAX_COUNT, MAX_LINES } from '@/lib/ground/ordering/limits';
import messages from '@/messages/ru.json';
import { SIZES, MEAT, SAUCES, BREAD } from './test-choices';
import { openProductForm as open, PRODUCT, VENUE } from './test-product-form';
import type { MenuActions } from './use-menu';

const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
const NARROW_SPACE = /[\u00a0\u202f]/g;

const addButton = () =>
  screen.getByRole('button', { name: new RegExp(`${t('addToCart')}|${t('chooseFirst', { group: '' })}`) });
const price = () => addButton().textContent.replace(NARROW_SPACE, ' ').replace(t('addToCart'), '');
const group = (name: string) => screen.getByRole('group', { name: new RegExp(name) });
const more = (name: string) =>
  within(screen.getByRole('group', { name })).getByRole('button', { name: t('more') });

beforeEach(() => dispatchCart({ type: 'cleared' }));

describe('a product', () => {
  // Holds MENU-58.
  test('says that it is a hit where it is one and can be ordered', () => {
    open({}, [], { hits: [1, 50340] });
    expect(screen.getByText(t('hit'))).toBeVisible();
    cleanup();
    open({ isUnavailable: true }, [], { hits: [50340] });
    open({}, [], { hits: [1] });
    expect(screen.queryByText(t('hit'))).not.toBeInTheDocument();
  });

  // Holds CART-07, MENU-19.
  test('is added with the price that is paid, as often as was chosen', async () => {
    const { addLine, onClose, user } = open();
    await user.click(more(t('count')));
    expect(price()).toBe('3 600 ₸');
    await user.click(addButton());
    expect(addLine).toHaveBeenCalledWith({
      productId: 50340,
      name: 'Плов',
      kind: 'dish',
      imageUrl: null,
      size: null,
      additives: [],
      priceMinor: 180_000,
      fullPriceMinor: 240_000,
      promoId: 7,
      pieceLimit: null,
      minAge: null,
      cookingMinutes: 15,
      isStopped: false,
      unavailableServices: [],
      count: 2,
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  // Holds KIOSK-32.
  test('is added alone unless the guest has taken something along', async () => {
    const along = dinerDetailsSchema.parse({
      product: { ...PRODUCT, id: 7, name: 'Чай', promoId: null, promoPriceMinor: null, priceMinor: 30_000 },
      groups: [],
    }).product;
    const SetField: MenuActions['SetField'] = ({ chosen, onChoose }) => (
      <button type="button" onClick={() => onChoose([...chosen, along])}>
        Чай
      </button>
    );
    const { addLine, user } = open({}, [], { SetField });
    await user.click(addButton());
    expect(addLine).toHaveBeenCalledTimes(1);
    addLine.mockClear();
    await user.click(screen.getByRole('button', { name: 'Чай' }));
    expect(price()).toBe('2 100 ₸');
    await user.click(addButton());
    expect(addLine.mock.calls.map(([line]) => [line.productId, line.count])).toEqual([
      [50340, 1],
      [7, 1],
    ]);
  });

  test.each([
    ['is sold out', { isUnavailable: true }, t('soldOut')],
    ['is not for takeaway', { unavailableServices: [1] }, t('available_delivery_express')],
    ['is for the hall only', { unavailableServices: [1, 4] }, t('available_express')],
    ['has no size left', { sizes: SIZES.map((size) => ({ ...size, isUnavailable: true })) }, t('soldOut')],
  ])('a product that %s cannot be added', (_what, part, label) => {
    open(part);
    expect(screen.getByRole('button', { name: label })).toBeDisabled();
    expect(screen.queryByRole('button', { name: new RegExp(t('addToCart')) })).not.toBeInTheDocument();
  });

  test('stays open where it is not taken, as after a no to the question of age', async () => {
    const { addLine, onClose, user } = open({}, [], { isTaken: false });
    await user.click(screen.getByRole('button', { name: new RegExp(t('addToCart')) }));
    expect(addLine).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  // Holds MENU-21.
  test.each([
    [{ promoLimit: 3, promoDayLimit: 3 }, [t('promoDayLimit', { limit: 3 })]],
    [{ promoLimit: 9999, promoDayLimit: 2 }, [t('promoDayLimit', { limit: 2 })]],
    [{ promoLimit: 2, promoDayLimit: 9999 }, [t('promoOrderLimit', { limit: 2 })]],
    [
      { promoLimit: 2, promoDayLimit: 4 },
      [t('promoOrderLimit', { limit: 2 }), t('promoDayLimit', { limit: 4 })],
    ],
  ])('says each limit of its promotion once: %j', (limits, expected) => {
    open(limits);
    expect(screen.queryAllByText(/^По акции/).map(({ textContent }) => textContent)).toEqual(expected);
  });

  test('says from what age it is', () => {
    open({ minAge: 21 });
    expect(screen.getByText(t('ageLabel', { age: 21 }))).toBeVisible();
  });
});

describe('a cart that is full', () => {
  const many = Array.from({ length: MAX_LINES }, (_, index) => testLine({ productId: index + 1 }));
  const inCart = (count: number) => testLine({ productId: PRODUCT.id, count });
  const fill = (lines: typeof many) =>
    dispatchCart({
      type: 'restored',
      cart: { version: CART_VERSION, id: 'cart-00000001', venue: VENUE, lines },
    });

  test.each([
    ['pieces of a line', 9999, [inCart(MAX_COUNT)], t('piecesReached', { limit: MAX_COUNT })],
    ['pieces, below a promotion’s limit', 150, [inCart(MAX_COUNT)], t('piecesReached', { limit: MAX_COUNT })],
    ['pieces at the promotion’s price', 2, [inCart(2)], t('limitReached', { limit: 2 })],
    ['lines', 9999, many, t('linesReached', { limit: MAX_LINES })],
  ])('says so instead of adding: the most %s', (_what, promoLimit, lines, words) => {
    fill(lines);
    open({ promoLimit });
    expect(screen.getByRole('button', { name: words })).toBeDisabled();
    // Said once.
    expect(screen.queryAllByText(/^По акции/)).toHaveLength(promoLimit === 150 ? 1 : 0);
    expect(screen.queryByRole('button', { name: new RegExp(t('addToCart')) })).not.toBeInTheDocument();
  });

  test('still takes a piece more of a line that it has', () => {
    fill([...many.slice(1), inCart(1)]);
    open();
    expect(addButton()).toBeEnabled();
  });
});

describe('sizes', () => {
  // Holds MENU-24.
  test('begin with the first that is to be had, and one of them is chosen', async () => {
    const { addLine, user } = open({ sizes: SIZES });
    expect(screen.getByRole('radio', { name: /Малая/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Средняя/ })).toBeChecked();
    expect(price()).toBe('1 800 ₸');
    await user.click(screen.getByRole('radio', { name: /Большая/ }));
    expect(screen.getByRole('radio', { name: /Средняя/ })).not.toBeChecked();
    expect(price()).toBe('2 200 ₸');
    await user.click(addButton());
    expect(addLine).toHaveBeenCalledWith(
      expect.objectContaining({
        size: { id: 3, name: 'Большая' },
        priceMinor: 220_000,
        fullPriceMinor: 250_000,
      }),
    );
  });
});

describe('a group of which one must be chosen', () => {
  // Holds MENU-33.
  test('says how many must be chosen, and nothing is added before', async () => {
    const { addLine, onClose, user } = open({}, [MEAT]);
    const hint = t('chooseExactly', { count: 1 });
    expect(hint).toBe('Выберите 1');
    expect(group('Мясо')).not.toHaveAccessibleDescription();
    expect(group('Мясо')).toHaveTextContent(t('chooseExactly', { count: 1 }));
    expect(addButton()).toHaveTextContent(t('chooseFirst', { group: 'Мясо' }));
    await user.click(addButton());
    expect(group('Мясо')).toHaveAccessibleDescription(hint);
    expect(screen.getByRole('radio', { name: /Баранина/ })).toHaveFocus();
    expect(addLine).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('shows radios, and the later choice replaces the earlier', async () => {
    const { addLine, user } = open({}, [MEAT]);
    await user.click(screen.getByRole('radio', { name: /Баранина/ }));
    await user.click(screen.getByRole('radio', { name: /Говядина/ }));
    expect(screen.getByRole('radio', { name: /Баранина/ })).not.toBeChecked();
    expect(group('Мясо')).toHaveAccessibleDescription(t('maximum'));
    await user.click(addButton());
    expect(addLine).toHaveBeenCalledWith(
      expect.objectContaining({
        additives: [{ additiveId: 2, name: 'Говядина', priceMinor: 20_000, count: 1 }],
      }),
    );
  });

  test('a group of which one may be chosen can be left again', async () => {
    const { user } = open({}, [{ ...MEAT, min: 0 }]);
    const lamb = screen.getByRole('checkbox', { name: /Баранина/ });
    await user.click(lamb);
    expect(lamb).toBeChecked();
    await user.click(lamb);
    expect(lamb).not.toBeChecked();
  });
});

describe('a group that cannot be fulfilled', () => {
  const GONE = { ...MEAT, items: MEAT.items.map((one) => ({ ...one, isUnavailable: true })) };

  test('says so, and its product cannot be added', () => {
    open({}, [GONE]);
    expect(group('Мясо')).toHaveAccessibleDescription(t('groupImpossible'));
    expect(screen.getByRole('button', { name: t('impossible') })).toBeDisabled();
  });
});

describe('a product that is not sold everywhere', () => {
  test.each([
    ['delivery', false],
    ['takeaway', true],
  ] as const)(
    'a product that is not sold everywhere for %s says where it can be had, and can be added: %s',
    (chosen, can) => {
      open({ unavailableServices: [4] }, [], { services: { ...EVERYWHERE, chosen } });
      expect(screen.getAllByText(t('available_express_takeaway'))).not.toHaveLength(0);
      expect(screen.queryAllByRole('button', { name: new RegExp(t('addToCart')) })).toHaveLength(can ? 1 : 0);
    },
  );
});

describe('a group of different ones', () => {
  // Holds MENU-34.
  test('shows checks, counts their price, and says when it is full', async () => {
    const { addLine, user } = open({}, [SAUCES]);
    await user.click(screen.getByRole('checkbox', { name: /Ачичук/ }));
    expect(price()).toBe('2 000 ₸');
    expect(screen.queryByText(t('maximum'))).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Чеснок/ }));
    expect(group('Соусы')).toHaveAccessibleDescription('Вы выбрали максимальное количество позиций');
    expect(screen.getByRole('checkbox', { name: /Аджика/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Ачичук/ }));
    expect(group('Соусы')).not.toHaveAccessibleDescription();
    expect(screen.getByRole('checkbox', { name: /Аджика/ })).toBeEnabled();
    await user.click(addButton());
    expect(addLine.mock.calls[0]?.[0].additives.map(({ name }) => name)).toEqual(['Чеснок']);
  });

  test('does not take what is unavailable', () => {
    open({}, [SAUCES]);
    const off = screen.getByRole('checkbox', { name: /Лазджан/ });
    expect(off).toBeDisabled();
    expect(off.closest('label')).toHaveTextContent(t('unavailable'));
  });
});

describe('a group of pieces that may repeat', () => {
  test('counts them up to the bounds of item and group', async () => {
    const { addLine, user } = open({}, [BREAD]);
    await user.click(more('Баурсақ'));
    await user.click(addButton());
    // The number that the group requires, not what is left of it (MENU-33).
    expect(group('Хлеб')).toHaveAccessibleDescription(t('chooseSome', { count: 2 }));
    for (let press = 0; press < 4; press += 1) await user.click(more('Баурсақ'));
    expect(screen.getByRole('group', { name: 'Баурсақ' })).toHaveTextContent('3');
    for (let press = 0; press < 4; press += 1) await user.click(more('Лепёшка'));
    expect(screen.getByRole('group', { name: 'Лепёшка' })).toHaveTextContent('1');
    expect(group('Хлеб')).toHaveAccessibleDescription(t('maximum'));
    await user.click(addButton());
    expect(addLine.mock.calls[0]?.[0].additives.map(({ additiveId, count }) => [additiveId, count])).toEqual([
      [7, 3],
      [8, 1],
    ]);
  });
});
