import { ROUNDING_MODES } from '@/lib/money/rounding';
import { isCount, isText, isWhole, listOf, orNull, readShape, recordOf } from '@/lib/storage/shape';
import { CART_VERSION, MAX_COUNT, MAX_LINES, type Cart, type CartAdditive, type CartLine } from './cart';

const isOneOf =
  <Value extends string | number>(...values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((known) => known === value);

const isId = isCount(2_147_483_647);

const isAdditive = recordOf<CartAdditive>({
  additiveId: isId,
  name: isText,
  priceMinor: isWhole,
  count: isCount(MAX_COUNT),
});

const isLine = recordOf<CartLine>({
  productId: isId,
  name: isText,
  imageUrl: orNull(isText),
  size: orNull(recordOf<NonNullable<CartLine['size']>>({ id: isId, name: isText })),
  additives: listOf(isAdditive, MAX_LINES),
  priceMinor: isWhole,
  fullPriceMinor: isWhole,
  promoId: orNull(isId),
  minAge: orNull(isWhole),
  count: isCount(MAX_COUNT),
});

const isStoredCart = recordOf<Cart>({
  version: isOneOf(CART_VERSION),
  id: (value): value is string => isText(value) && value.length >= 8,
  venue: recordOf<Cart['venue']>({
    id: isId,
    name: isText,
    moneyFormat: recordOf<Cart['venue']['moneyFormat']>({
      currency: isOneOf('KZT', 'GEL'),
      symbol: isText,
      symbolPosition: isOneOf('before', 'after'),
      thousandsSeparator: isText,
      decimalSeparator: isText,
      rounding: recordOf<Cart['venue']['moneyFormat']['rounding']>({
        mode: isOneOf(...ROUNDING_MODES),
        precision: isWhole,
      }),
    }),
  }),
  lines: (value): value is CartLine[] => listOf(isLine, MAX_LINES)(value) && value.length > 0,
});

/** The cart that was stored; null for a broken, foreign or old value. */
export function readStoredCart(stored: string): Cart | null {
  return readShape(stored, isStoredCart);
}
