import { MAX_COUNT, MAX_LINES } from '@/lib/ground/ordering/limits';
import { cartLimit } from './cart-limit';
import { testLine } from './test-cart';

const others = Array.from({ length: MAX_LINES }, (_, index) => testLine({ productId: 1000 + index }));

describe('what keeps one more piece out of a cart', () => {
  test.each([
    ['is nothing in an empty one', [], testLine(), null],
    ['is nothing while the line has room', [testLine({ count: MAX_COUNT - 1 })], testLine(), null],
    [
      'is the most of a line',
      [testLine({ count: MAX_COUNT })],
      testLine(),
      { kind: 'pieces', limit: MAX_COUNT },
    ],
    ['is the most of a cart for another line', others, testLine(), { kind: 'lines', limit: MAX_LINES }],
    ['is nothing for a line that is there', others, testLine({ productId: 1000 }), null],
    [
      'is the limit of a promotion',
      [testLine({ count: 2, promoId: 9, pieceLimit: 2 })],
      testLine({ promoId: 9, pieceLimit: 2 }),
      { kind: 'promotion', limit: 2 },
    ],
  ])('%s', (_what, lines, line, limit) => {
    expect(cartLimit(lines, line)).toEqual(limit);
  });
});
