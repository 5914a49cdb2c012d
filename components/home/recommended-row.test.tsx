import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { RecommendedProduct } from '@/lib/menu/recommended';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { RecommendedRow } from './recommended-row';

const DISH: RecommendedProduct = {
  id: 50340,
  venueId: 3107,
  venueName: 'Самал',
  name: 'Плов',
  imageUrl: 'https://images.example/1.jpg',
  priceMinor: 240_000,
  promoPriceMinor: null,
  hasSizes: false,
  moneyFormat: KZT_FORMAT,
};

function show(...products: RecommendedProduct[]) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <RecommendedRow products={products} />
    </NextIntlClientProvider>,
  );
  return screen.queryAllByRole('link').map((link) => link.textContent.replace(/\s/g, ' '));
}

describe('the recommended dishes', () => {
  test('name the dish, its venue and its price, and lead to it in its menu', () => {
    expect(show(DISH)).toEqual(['ПловСамал2 400 ₸']);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/filials/3107?product=50340');
  });

  test('show the price before the discount and what is paid', () => {
    expect(show({ ...DISH, promoPriceMinor: 180_000 })).toEqual(['ПловСамалбыло 2 400 ₸1 800 ₸']);
  });

  test('show where the price begins when sizes differ', () => {
    expect(show({ ...DISH, hasSizes: true })).toEqual(['ПловСамалот 2 400 ₸']);
  });

  test('take no room where there are none', () => {
    show();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
