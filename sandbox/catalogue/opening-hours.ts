import type { Interval } from './model';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const daily = (from: string, to: string, weekdays = WEEK): Interval[] =>
  weekdays.map((weekday) => ({ weekday, from, to }));

/** Day and night, written in the two ways that venues write it. */
export const ROUND_THE_CLOCK = daily('00:00', '00:00');
export const ROUND_THE_CLOCK_TO_THE_MINUTE = daily('00:00', '23:59');

/** The hours that venues of a kind keep; a venue takes one of its row. */
export const HOURS = {
  morning: [
    daily('07:30', '22:00'),
    [...daily('07:00', '16:00', [1, 2, 3, 4, 5]), ...daily('08:00', '17:00', [6, 7])],
    daily('08:00', '21:00', [1, 2, 3, 4, 5, 6]),
    daily('06:30', '20:00'),
  ],
  allDay: [
    daily('10:00', '22:00'),
    daily('09:00', '23:00'),
    daily('11:00', '22:30', [2, 3, 4, 5, 6, 7]),
    [
      ...daily('09:00', '14:30', [1, 2, 3, 4, 5]),
      ...daily('17:00', '23:00', [1, 2, 3, 4, 5]),
      ...daily('11:00', '23:30', [6, 7]),
    ],
    [...daily('10:00', '22:00', [1, 2, 3, 4, 7]), ...daily('10:00', '00:30', [5, 6])],
  ],
  evening: [
    daily('11:00', '02:00'),
    [...daily('12:00', '00:00', [1, 2, 3, 4, 7]), ...daily('12:00', '04:00', [5, 6])],
    daily('10:00', '23:45'),
    daily('18:00', '06:00'),
    [...daily('12:00', '15:00'), ...daily('18:00', '01:00')],
  ],
} satisfies Record<string, Interval[][]>;
