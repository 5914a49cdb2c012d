import { CART_VERSION, type Cart } from '@/lib/cart/cart';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { cartNews } from './cart-news';

const cartOf = (...lines: Cart['lines']): Cart => ({
  version: CART_VERSION,
  id: 'cart-00000001',
  venue: { id: 3107, name: 'Samal', moneyFormat: KZT_FORMAT },
  lines,
});
const plov = testLine();
const tea = testLine({ productId: 2, name: 'Чай', priceMinor: 60_000 });

// Holds KIOSK-14.
test.each([
  [null, cartOf(plov), { kind: 'changed', name: 'Плов', count: 1, sumMinor: 180_000 }],
  [cartOf(plov), cartOf(plov, tea), { kind: 'changed', name: 'Чай', count: 1, sumMinor: 240_000 }],
  [
    cartOf(plov, tea),
    cartOf({ ...plov, count: 3 }, tea),
    { kind: 'changed', name: 'Плов', count: 3, sumMinor: 600_000 },
  ],
  [cartOf(plov, tea), cartOf(plov), { kind: 'removed', name: 'Чай', sumMinor: 180_000 }],
  [cartOf(plov), null, { kind: 'emptied' }],
  [null, null, null],
  // Another price has its own notice.
  [cartOf(plov), cartOf({ ...plov, priceMinor: 190_000 }), null],
])('the page shows what has changed in an order', (before, after, news) => {
  expect(cartNews(before, after)).toEqual(news);
});
