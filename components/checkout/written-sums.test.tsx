import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CART_VERSION, lineKey, type Cart } from '@/lib/cart/cart';
import { sumOf } from '@/lib/cart/sum';
import { testLine } from '@/lib/cart/test-cart';
import { writtenCart } from '@/lib/cart/written-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { readMoney } from '@/lib/core/money/test-written-money';
import messages from '@/messages/ru.json';
import { CartLines } from './cart-lines.client';
import { SumCard } from './sum-card.client';

const names = ['Манты', 'Самса', 'Лағман'];
const lines = names.map((name, index) =>
  testLine({
    productId: index + 1,
    name,
    priceMinor: index === 1 ? 33_333 : 33_334,
    fullPriceMinor: index === 0 ? 40_050 : 33_334,
    additives: [],
    count: 1,
  }),
);

// Holds MON-28, MON-29.
test('the lines of a cart and the parts of its sum add up as they are written', () => {
  const cart: Cart = {
    version: CART_VERSION,
    id: 'cart-00000001',
    venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
    lines,
  };
  const sum = sumOf(lines, {
    servicePercentage: 10,
    delivery: null,
    promo: { discountMinor: 10, isDeliveryFree: false },
    bonuses: { availableMinor: 30_050, maxUsagePercentage: 100, cashbackPercentage: 0 },
    wantedBonusesMinor: 30_050,
    rounding: { mode: 'floor', precision: 2 },
  });
  const written = writtenCart(lines, sum, KZT_FORMAT.rounding);
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <CartLines cart={cart} quoted={new Map()} written={written} address={undefined} service="express" />
      <SumCard
        sum={sum}
        written={written}
        toPayMinor={sum.toPayMinor}
        moneyFormat={KZT_FORMAT}
        cashbackPercentage={0}
      />
    </NextIntlClientProvider>,
  );
  const parts = [...document.querySelectorAll('.cart-sum > div')].map((row) => ({
    name: row.querySelector('dt')?.textContent ?? '',
    amountMinor: readMoney(row.querySelector('dd')?.textContent),
  }));
  const last = parts.at(-1);
  const shown = parts.slice(0, -1);
  expect(last?.amountMinor).toBe(Math.floor(sum.toPayMinor / 100) * 100);
  expect(shown.reduce((all, { amountMinor }) => all + amountMinor, 0)).toBe(last?.amountMinor);
  expect(shown.map(({ amountMinor }) => amountMinor)).not.toContain(0);
  const amountOf = (start: string) => shown.find(({ name }) => name.startsWith(start))?.amountMinor ?? 0;
  const prices = lines.map((line) => {
    const row = screen.getByRole('heading', { name: line.name }).closest('li') ?? document.body;
    const [old, price] = [row.querySelector('s'), row.querySelector('.price')];
    const paid = price?.textContent?.slice(old?.textContent?.length ?? 0);
    return { fullMinor: readMoney(old?.textContent ?? paid), paidMinor: readMoney(paid) };
  });
  const goodsMinor = shown[0]?.amountMinor ?? 0;
  expect(prices.reduce((all, { fullMinor }) => all + fullMinor, 0)).toBe(goodsMinor);
  expect(prices.reduce((all, { paidMinor }) => all + paidMinor, 0)).toBe(
    goodsMinor + amountOf(messages.cart.saving),
  );
  expect(written.lines.get(lineKey(lines[1] ?? testLine()))?.fullMinor).toBe(prices[1]?.fullMinor);
});
