import { LARGEST_ID } from '@/lib/core/ids/ids';
import { MAX_AMOUNT_MINOR, ROUNDING_MODES } from '@/lib/core/money/amount';
import {
  isCount,
  isFlag,
  isOneOf,
  isRecord,
  isText,
  isWhole,
  listOf,
  orNull,
  recordOf,
} from '@/lib/core/storage/shape';
import { MAX_COUNT, MAX_LINES } from '@/lib/ground/ordering/limits';
import { CART_VERSION, type Cart, type CartAdditive, type CartLine } from './cart';

const isId = isCount(LARGEST_ID);
const isAmount = (value: unknown): value is number => isWhole(value) && value <= MAX_AMOUNT_MINOR;

const isAdditive = recordOf<CartAdditive>({
  additiveId: isId,
  name: isText,
  priceMinor: isAmount,
  count: isCount(MAX_COUNT),
});

const isLine = recordOf<CartLine>({
  productId: isId,
  name: isText,
  kind: isOneOf('dish', 'good'),
  imageUrl: orNull(isText),
  size: orNull(recordOf<NonNullable<CartLine['size']>>({ id: isId, name: isText })),
  additives: listOf(isAdditive, MAX_LINES),
  priceMinor: isAmount,
  fullPriceMinor: isAmount,
  promoId: orNull(isId),
  pieceLimit: orNull(isWhole),
  minAge: orNull(isWhole),
  cookingMinutes: isWhole,
  isStopped: isFlag,
  unavailableServices: listOf(isWhole, MAX_LINES),
  count: isCount(MAX_COUNT),
});

/** A cart whose lines are still to be looked at. */
const isCartOfLines = recordOf<Omit<Cart, 'lines'> & { lines: unknown[] }>({
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
  lines: (value): value is unknown[] => Array.isArray(value),
});

/** The outcome of reading a stored value: `dropped` is no cart of this version, `trimmed` has lost lines, `kept` is whole. */
export interface StoredCart {
  cart: Cart | null;
  outcome: 'intact' | 'trimmed' | 'dropped';
}

/** Keeps what can be read of a value from outside: broken lines go, and more lines than an order can have. */
export function readCartValue(value: unknown): StoredCart {
  if (!isRecord(value) || !isCartOfLines(value)) return { cart: null, outcome: 'dropped' };
  const lines = value.lines.filter(isLine).slice(0, MAX_LINES);
  if (lines.length === 0) return { cart: null, outcome: 'dropped' };
  const { version, id, venue } = value;
  return {
    cart: { version, id, venue, lines },
    outcome: lines.length === value.lines.length ? 'intact' : 'trimmed',
  };
}

/** The cart that was stored as JSON. */
export function readStoredCart(stored: string): StoredCart {
  try {
    return readCartValue(JSON.parse(stored));
  } catch {
    return { cart: null, outcome: 'dropped' };
  }
}
