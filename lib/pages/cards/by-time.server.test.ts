/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { DAY_MS } from '@/lib/core/time/duration';
import messages from '@/messages/ru.json';
import { UNTIMED } from '@/lib/menu/menu-facts';
import { testVenue } from '@/lib/ground/venues/test-venue';
import {
  byTimeNote,
  byTimeText,
  cardByTime,
  listedByTime,
  venueByTime,
  wantedMoment,
} from './by-time.server';

const texts: Parameters<typeof createTranslator>[0]['messages'] = messages;
const t = createTranslator({ locale: 'ru', messages: texts, namespace: 'byTime' });

/** A Monday in Almaty (+05:00). */
const almaty = (time: string, day = 0) => new Date(Date.parse(`2026-11-16T${time}:00+05:00`) + day * DAY_MS);
const hours = (from: string, to: string) =>
  ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, from, to }));
const venue = (part: Parameters<typeof testVenue>[0] = {}) =>
  testVenue({ openingHours: hours('10:00', '23:00'), closeInAdvanceMinutes: 30, ...part });
type Minutes = number | typeof UNTIMED | null;
/** Null: the menu is not known. */
const facts = (minutes: Minutes) => {
  if (minutes === null) return undefined;
  const cookingMinutes = minutes === UNTIMED ? minutes : { from: 20, to: minutes };
  const one = { cookingMinutes, discountPercent: null };
  return { 1: one, 3: one, 4: one };
};
const listed = (
  by: string,
  now: Date,
  minutes: Minutes = 38,
  part = {},
  service: 'takeaway' | 'delivery' = 'takeaway',
) => listedByTime(venue(part), by, service, facts(minutes), now);

describe('a wanted half hour', () => {
  test('is one of the town’s clock, and of the night to come', () => {
    expect(wantedMoment('19:30', venue(), almaty('18:00'))).toBe(almaty('19:30').getTime());
    expect(wantedMoment('00:30', venue(), almaty('18:00'))).toBe(almaty('00:30', 1).getTime());
    const { townConfig } = venue();
    const tbilisi = venue({ townConfig: { ...townConfig, timezone: 'Asia/Tbilisi' } });
    expect(wantedMoment('19:30', tbilisi, almaty('18:00'))).toBe(Date.parse('2026-11-16T19:30:00+04:00'));
  });

  test('names no moment once it has passed in the town', () => {
    expect(wantedMoment('19:30', venue(), almaty('19:30'))).toBeNull();
    expect(listed('19:30', almaty('20:00'))).toBeNull();
  });
});

describe('a venue of a list by a time', () => {
  test.each([
    ['can until as long before as most dishes take', '19:30', 38, 'заказать до 18:52'],
    ['takes longer', '18:30', 38, 'не раньше 18:38'],
    ['is closed then', '23:30', 38, 'в 23:30 закрыто'],
    ['is closed then, whatever it takes', '23:30', null, 'в 23:30 закрыто'],
    ['says nothing without minutes', '19:30', null, ''],
    ['can until that time where no dish takes time', '19:30', UNTIMED, 'заказать до 19:30'],
  ] as const)('%s', (_what, by, minutes, expected) => {
    const result = listed(by, almaty('18:00'), minutes);
    expect(result && byTimeText(result, by, 'Asia/Almaty', t)).toBe(expected);
  });

  test('a venue of a list by a time that is open past midnight can after it', () => {
    const night = { openingHours: hours('18:00', '02:00') };
    expect(listed('00:30', almaty('23:00'), 38, night)).toMatchObject({
      kind: 'can',
      untilMs: almaty('23:52').getTime(),
    });
    expect(listed('02:00', almaty('23:00'), 38, night)).toEqual({ kind: 'closed' });
  });

  test('counts the way of its own couriers, and says nothing where the minutes depend on the address', () => {
    const vendorDelivery = { costMinor: 0, minMinor: null, maxMinor: null };
    const untilMs = almaty('18:22').getTime();
    expect(listed('19:30', almaty('18:00'), 38, { vendorDelivery }, 'delivery')).toMatchObject({ untilMs });
    expect(listed('19:30', almaty('18:00'), 38, {}, 'delivery')).toEqual({ kind: 'unknown' });
    const suspended = { vendorDelivery, deliveryState: 'closed' };
    expect(listed('19:30', almaty('18:00'), 38, suspended, 'delivery')).toEqual({ kind: 'unknown' });
  });

  test('can with nothing to cook where its menu is known', () => {
    const way = { cookingMinutes: { from: 0, to: 0 }, delivery: null };
    expect(venueByTime(venue(), '18:30', way, almaty('18:00'))).toMatchObject({ kind: 'can' });
  });
});

describe('the card of a venue in a list by a time', () => {
  const card = (by: string, now: Date, minutes: number | null = 38) => {
    const result = listed(by, now, minutes);
    if (!result) throw new Error('the time has passed');
    return cardByTime(venue(), result, by, now, t);
  };

  test('says until when to order, and from the minute after that it is too late', () => {
    const now = almaty('18:00');
    expect(card('19:30', now)).toEqual({
      phases: [
        { fromMs: now.getTime(), text: 'заказать до 18:52', tone: 'ok', state: 'open' },
        { fromMs: almaty('18:53').getTime(), text: 'к 19:30 уже не успеть', tone: 'soft', state: 'closed' },
      ],
      wantedAt: almaty('19:30').toISOString(),
    });
  });

  test('names no moment for an order where that is after the last one', () => {
    expect(card('22:30', almaty('18:00'))).toMatchObject({ wantedAt: null, phases: [{ state: 'open' }, {}] });
  });

  test('says why it cannot, and nothing where that is not known', () => {
    expect(card('18:30', almaty('18:00'))).toMatchObject({ wantedAt: null, phases: [{ state: 'closed' }] });
    expect(card('19:30', almaty('18:00'), null)).toEqual({
      phases: [],
      wantedAt: almaty('19:30').toISOString(),
    });
  });
});

test('a list by a time says that it has passed, or that no venue can', () => {
  expect(byTimeNote(null, '19:30', t)).toEqual({
    text: t('passed', { time: '19:30' }),
    hasPassed: true,
  });
  expect(byTimeNote({ kind: 'closed' }, '03:00', t)).toEqual({
    text: t('nothing', { time: '03:00' }),
    hasPassed: false,
  });
  expect(byTimeNote({ kind: 'unknown' }, '19:30', t)).toBeUndefined();
});
