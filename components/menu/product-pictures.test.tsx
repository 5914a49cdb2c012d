import { fireEvent, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import messages from '@/messages/ru.json';
import { openProductForm } from './test-product-form';

const t = createTranslator({ locale: 'ru', messages, namespace: 'menu' });
const CARD = 'http://store.test/card.webp';
const SECOND = 'http://store.test/second.webp';
const THIRD = 'http://store.test/third.webp';
const row = () => screen.getByRole('group', { name: t('pictures') });
const shown = () =>
  [...document.querySelectorAll('.sheet__picture img')].map((img) => img.getAttribute('src'));
const holding = (source: string) => expect.stringContaining(source.slice('http://'.length)) as string;
const nameOf = (number: number) => t('pictureOf', { number, total: 3 });

beforeEach(() => {
  // A browser without a layout has no widths.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 390 });
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth'));

// Holds MENU-15.
describe('the pictures of a product', () => {
  test('are one without steps where there is one', () => {
    openProductForm({ imageUrl: CARD });
    expect(shown()).toEqual([holding(CARD)]);
    expect(screen.queryByRole('group', { name: t('pictures') })).not.toBeInTheDocument();
  });

  test('are all shown once the diner touches them, and not before', async () => {
    const { user } = openProductForm({ imageUrl: CARD, moreImageUrls: [SECOND, THIRD] });
    expect(shown()).toEqual([holding(CARD)]);
    await user.hover(row());
    expect(shown()).toEqual([holding(CARD), holding(SECOND), holding(THIRD)]);
    expect(screen.getByRole('img', { name: nameOf(3) })).toBeInTheDocument();
  });

  test('say which of them is looked at', () => {
    openProductForm({ imageUrl: CARD, moreImageUrls: [SECOND, THIRD] });
    fireEvent.focus(row());
    expect(screen.getByRole('status')).toHaveTextContent(nameOf(1));
    row().scrollLeft = 390;
    fireEvent.scroll(row());
    expect(screen.getByRole('status')).toHaveTextContent(nameOf(2));
  });

  test('are stepped through by buttons, from the last on to the first', async () => {
    const { user } = openProductForm({ imageUrl: CARD, moreImageUrls: [SECOND, THIRD] });
    const places: number[] = [];
    for (const label of ['nextPicture', 'nextPicture', 'nextPicture', 'previousPicture'] as const) {
      await user.click(screen.getByRole('button', { name: t(label) }));
      places.push(row().scrollLeft);
      fireEvent.scroll(row());
    }
    expect(places).toEqual([390, 780, 0, 780]);
  });
});
