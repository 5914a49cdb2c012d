/** @jest-environment node */
import { createTranslator } from 'next-intl';
import type { OpeningInterval } from '@/lib/core/time/opening-week';
import messages from '@/messages/ru.json';
import { openingLabels } from './opening-labels.server';
import { testVenue } from './test-venue';

/** Texts as the app has them: their keys are known at run time only. */
const texts: Parameters<typeof createTranslator>[0]['messages'] = messages;
const t = createTranslator({ locale: 'ru', messages: texts, namespace: 'venues' });
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const daily = (from: string, to: string): OpeningInterval[] => WEEK.map((weekday) => ({ weekday, from, to }));

const venue = (openingHours: OpeningInterval[], closeInAdvanceMinutes = 0) =>
  testVenue({ openingHours, closeInAdvanceMinutes });

/** 2026-03-11 is a Wednesday; Almaty is five hours ahead. */
const label = (hours: OpeningInterval[], now: string, { brief = false, closeInAdvance = 0 } = {}) => {
  const [first] = openingLabels(venue(hours, closeInAdvance), new Date(now), 'ru', t, brief);
  return [first?.text, first?.tone];
};

describe('the text of the opening state', () => {
  test.each([
    ['open', daily('10:00', '22:00'), '2026-03-11T10:00:00Z', {}, 'Открыто до 22:00', 'ok'],
    ['open, on a card', daily('10:00', '22:00'), '2026-03-11T10:00:00Z', { brief: true }, 'до 22:00', 'soft'],
    [
      'until orders end',
      daily('10:00', '22:00'),
      '2026-03-11T10:00:00Z',
      { closeInAdvance: 30 },
      'Открыто до 21:30',
      'ok',
    ],
    ['closing soon', daily('10:00', '22:00'), '2026-03-11T16:30:00Z', {}, 'закроется в 22:00', 'warn'],
    [
      'closed until later today',
      daily('10:00', '22:00'),
      '2026-03-11T03:00:00Z',
      {},
      'Откроется в 10:00',
      'soft',
    ],
    [
      'closed until tomorrow',
      daily('10:00', '22:00'),
      '2026-03-11T17:30:00Z',
      {},
      'Откроется завтра в 10:00',
      'soft',
    ],
    ['day and night', daily('00:00', '00:00'), '2026-03-11T10:00:00Z', {}, 'Круглосуточно', 'ok'],
    [
      'day and night, to the last minute',
      daily('00:00', '23:59'),
      '2026-03-11T10:00:00Z',
      {},
      'Круглосуточно',
      'ok',
    ],
    ['without hours', [], '2026-03-11T10:00:00Z', {}, 'Закрыто', 'soft'],
  ])('%s', (_what, hours, now, how, text, tone) => {
    expect(label(hours, now, how)).toEqual([text, tone]);
  });

  test.each([
    ['on the evening', '2026-03-11T18:59:00Z', 'Откроется завтра в 10:00'],
    ['after midnight', '2026-03-11T19:00:00Z', 'Откроется в 10:00'],
    ['in the morning', '2026-03-12T03:00:00Z', 'Откроется в 10:00'],
  ])('is true %s on a page that was made when it had closed', (_when, at, text) => {
    const labels = openingLabels(
      venue(daily('10:00', '22:00')),
      new Date('2026-03-11T17:30:00Z'),
      'ru',
      t,
      false,
    );
    expect(labels.findLast(({ fromMs }) => fromMs <= Date.parse(at))?.text).toBe(text);
  });

  test('names the day when it opens later than tomorrow', () => {
    const [text] = label([{ weekday: 6, from: '10:00', to: '22:00' }], '2026-03-11T10:00:00Z');
    expect(text).toMatch(/^Откроется .+ в 10:00$/);
    expect(text).not.toContain('завтра');
  });

  test.each([
    ['on a Wednesday', '2026-03-11T10:00:00Z', {}, 'Открыто до 15\u00a0марта 00:00'],
    ['on a Wednesday, on a card', '2026-03-11T10:00:00Z', { brief: true }, 'до 15\u00a0марта 00:00'],
    ['on the last day, by its time alone', '2026-03-14T10:00:00Z', {}, 'Открыто до 00:00'],
  ])(
    'the text of the opening state of days and nights on end says when they end: %s',
    (_what, now, how, text) => {
      const allButSunday = daily('00:00', '00:00').filter(({ weekday }) => weekday !== 7);
      expect(label(allButSunday, now, how)[0]).toBe(text);
    },
  );
});
