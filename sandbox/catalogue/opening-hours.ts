import { z } from 'zod';
import { readYaml } from '../data/read-data';
import type { Interval } from './model';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

const daily = (from: string, to: string, weekdays = WEEK): Interval[] =>
  weekdays.map((weekday) => ({ weekday, from, to }));

/** Day and night, written in the two ways that venues write it. */
export const ROUND_THE_CLOCK = daily('00:00', '00:00');
export const ROUND_THE_CLOCK_TO_THE_MINUTE = daily('00:00', '23:59');

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30');

const hoursSchema = z
  .array(z.strictObject({ weekdays: z.array(z.int().min(1).max(7)).optional(), from: time, to: time }))
  .transform((rows) => rows.flatMap(({ from, to, weekdays }) => daily(from, to, weekdays)));

const rowSchema = z.tuple([hoursSchema], hoursSchema);

/** The hours that venues of a kind keep; a venue takes one of its row. */
export const HOURS = readYaml(
  'opening-hours.yaml',
  z.strictObject({ morning: rowSchema, allDay: rowSchema, evening: rowSchema }),
);
