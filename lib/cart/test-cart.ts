import { KZT_FORMAT } from '@/lib/core/money/money';
import type { CartLine } from './cart';
import { isBlocking } from './quote';
import { quoteSchema, type Quote, type QuotedLine } from './quote.schema';
import { sumOf } from './sum';

/* Lines and quotes for tests: a dish of 1,800 ₸ without any issue, and what differs. */

export const testLine = (part: Partial<CartLine> = {}): CartLine => ({
  productId: 1,
  name: 'Плов',
  kind: 'dish',
  imageUrl: null,
  size: null,
  additives: [],
  priceMinor: 180_000,
  fullPriceMinor: 180_000,
  promoId: null,
  pieceLimit: null,
  minAge: null,
  cookingMinutes: 15,
  isStopped: false,
  unavailableServices: [],
  count: 1,
  ...part,
});

export const testQuotedLine = (part: Partial<QuotedLine> = {}): QuotedLine => ({
  issues: [],
  priceMinor: 180_000,
  fullPriceMinor: part.priceMinor === undefined ? 180_000 : part.priceMinor,
  promoId: null,
  availableCount: null,
  unavailableServices: [],
  additives: [],
  ...part,
});

/** The price of a takeaway of the lines. */
export const testSum = (lines: readonly CartLine[]) =>
  sumOf(lines, {
    servicePercentage: 0,
    delivery: null,
    bonuses: null,
    wantedBonusesMinor: 0,
    rounding: KZT_FORMAT.rounding,
  });

/** Hours without an end. */
const DAY_AND_NIGHT = { opensMs: 0, lastOrderMs: Date.UTC(2100, 0), closesMs: Date.UTC(2100, 0) };

/** Hours of a venue in Almaty, '2030-03-14 09:00' to '2030-03-14 18:00'; orders end with them. */
export const testWindow = (from: string, to: string) => {
  const [opensMs, closesMs] = [from, to].map((wall) => Date.parse(`${wall.replace(' ', 'T')}+05:00`));
  return { opensMs: opensMs ?? 0, lastOrderMs: closesMs ?? 0, closesMs: closesMs ?? 0 };
};

/** A quote as the server gives it, of an open venue that sells takeaways for cash. */
export function testQuote(
  lines: readonly QuotedLine[],
  part: Partial<Omit<Quote, 'venue'>> & { venue?: Partial<Quote['venue']> } = {},
): Quote {
  const { venue, ...rest } = part;
  return quoteSchema.parse({
    kind: 'takeaway',
    venue: {
      name: 'Ақ Дастархан',
      country: 'kz',
      address: 'Достық, 132',
      timezone: 'Asia/Almaty',
      services: [1],
      payments: ['cash'],
      isOrderingOff: false,
      servicePercentage: 0,
      balanceFlags: { brandId: 2, hasPrivateReward: false, isGeneralHidden: false },
      ...venue,
    },
    cookingMinutes: 25,
    windows: [DAY_AND_NIGHT],
    lines,
    delivery: null,
    bonuses: null,
    privateReward: null,
    promo: null,
    sum: testSum(
      lines
        .filter((line) => !isBlocking(line))
        .map(({ priceMinor, fullPriceMinor }) =>
          testLine({ priceMinor: priceMinor ?? 0, fullPriceMinor: fullPriceMinor ?? 0 }),
        ),
    ),
    ...rest,
  });
}
