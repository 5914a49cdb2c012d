/** @jest-environment node */
import { createTranslator } from 'next-intl';
import messages from '@/messages/ru.json';
import type { CardFacts } from '@/lib/ground/venues/venue-card';
import { testVenue } from '@/lib/ground/venues/test-venue';
import type { Venue } from '@/lib/ground/venues/venues';
import { cardFacts } from './card-facts.server';
import { deliveryFacts } from './delivery-texts.server';
import { testTariff } from '@/lib/delivery/test-tariff';
import { KZT_FORMAT } from '@/lib/core/money/money';
import type { QuotedDelivery } from '@/lib/cart/quote.schema';

const texts: Parameters<typeof createTranslator>[0]['messages'] = messages;
const t = createTranslator({ locale: 'ru', messages: texts, namespace: 'venues' });
/** All that is said of a delivery, in one line. */
const plain = (facts: ReturnType<typeof deliveryFacts> | CardFacts) =>
  facts &&
  [...(facts.terms ?? []), facts.offer, facts.bounds]
    .filter((fact) => fact !== undefined)
    .join(' · ')
    .replaceAll('\u00a0', ' ');
const MENU = { cookingMinutes: { from: 15, to: 35 }, discountPercent: 20 };
const THRESHOLDS = [
  { amountMinor: 600_000, discountMinor: 30_000 },
  { amountMinor: 1_000_000, discountMinor: 99_000 },
];
const factsOf = (
  part: Partial<Venue>,
  service: 'takeaway' | 'delivery',
  menu: Parameters<typeof cardFacts>[2]['menu'] = MENU,
  thresholds = THRESHOLDS,
) => cardFacts(testVenue(part), service, { menu, thresholds }, 'ru', t);

describe('the card of a venue', () => {
  test('the card of a venue for a takeaway says how long the kitchen takes, and the largest discount', () => {
    expect(factsOf({}, 'takeaway')).toEqual({
      discount: 'до −20%',
      time: { text: '15–35\u00a0мин', at: 'venue' },
    });
  });

  test('names one number where all dishes take equally long', () => {
    const menu = { ...MENU, cookingMinutes: { from: 20, to: 20 } };
    expect(factsOf({}, 'takeaway', menu).time?.text).toBe('20\u00a0мин');
  });

  test('says nothing of what the menu does not tell', () => {
    expect(factsOf({}, 'takeaway', null)).toEqual({});
    expect(factsOf({}, 'delivery', null, [])).toEqual({ terms: [] });
  });

  test('the card of a venue for a delivery by the platform promises the kitchen’s part and the subsidy only', () => {
    const facts = factsOf({}, 'delivery');
    expect(facts.time).toEqual({ text: 'Готовят 15–35\u00a0мин', at: 'venue' });
    expect(facts.terms).toEqual([]);
    expect(plain(facts)).toBe('−990 ₸ на доставку от 10 000 ₸');
  });

  test('the card of a venue for a delivery by the venue itself says all, with the way in its minutes', () => {
    const vendorDelivery = { costMinor: 50_000, minMinor: 300_000, maxMinor: null };
    const facts = factsOf({ vendorDelivery }, 'delivery');
    expect(facts.time).toEqual({ text: '45–65\u00a0мин', at: 'door' });
    expect(facts.terms).toHaveLength(1);
    expect(plain(facts)).toBe('доставка 500 ₸ · заказ от 3 000 ₸');
  });

  // Holds DLV-29.
  test.each([
    [300_000, 2_000_000, 'доставка 500 ₸ · заказ от 3 000 ₸ до 20 000 ₸'],
    [null, 2_000_000, 'доставка 500 ₸ · заказ до 20 000 ₸'],
  ])(
    'the card of a venue for a delivery by the venue itself says between which sums: %p and %p',
    (minMinor, maxMinor, words) => {
      const vendorDelivery = { costMinor: 50_000, minMinor, maxMinor };
      expect(plain(factsOf({ vendorDelivery }, 'delivery'))).toBe(words);
    },
  );

  // Holds DLV-10.
  test('says that a delivery by the venue itself is free', () => {
    const vendorDelivery = { costMinor: 0, minMinor: null, maxMinor: null };
    expect(plain(factsOf({ vendorDelivery }, 'delivery'))).toBe('доставка бесплатно');
  });

  // Holds MON-29.
  test('promises no discount of a delivery that would be written as 0', () => {
    const thresholds = [{ amountMinor: 10, discountMinor: 10 }];
    expect(plain(factsOf({}, 'delivery', MENU, thresholds))).toBe('');
  });

  test('says that a delivery is suspended, and promises no minutes', () => {
    const { time, terms } = factsOf({ deliveryState: 'closed' }, 'delivery');
    expect(time).toBeUndefined();
    expect(terms).toEqual(['Доставка приостановлена']);
  });
});

describe('the terms of a delivery to an address', () => {
  const text = (part: Parameters<typeof testTariff>[0], thresholds = THRESHOLDS) => {
    const tariff = testTariff(part);
    const delivery: QuotedDelivery = { kind: 'platform', tariffs: [tariff], tariff, thresholds };
    return plain(deliveryFacts(delivery, KZT_FORMAT, 'ru', t));
  };

  test('are its price, what makes it cheapest, and the minimum', () => {
    expect(text({ priceMinor: 99_000, minOrderMinor: 300_000 })).toBe(
      'доставка 990 ₸ · бесплатно от 10 000 ₸ · заказ от 3 000 ₸',
    );
  });

  test('begin with the price that holds at the minimum', () => {
    expect(text({ priceMinor: 99_000, minOrderMinor: 600_000 })).toBe(
      'доставка 690 ₸ · бесплатно от 10 000 ₸ · заказ от 6 000 ₸',
    );
  });

  test('are the price alone where nothing changes it', () => {
    expect(text({ priceMinor: 0, minOrderMinor: 0 }, [])).toBe('доставка бесплатно');
  });

  test.each<[Extract<QuotedDelivery, { kind: 'unavailable' }>['reason'], string | null]>([
    ['outOfZone', 'На ваш адрес не доставляют'],
    ['suspended', 'Доставка приостановлена'],
    ['noTariffs', null],
    ['noDestination', null],
  ])('the terms of a delivery to an address with the answer %s are %s', (reason, expected) => {
    expect(plain(deliveryFacts({ kind: 'unavailable', reason }, KZT_FORMAT, 'ru', t))).toBe(expected);
  });
});
