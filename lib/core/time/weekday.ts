export const WEEKDAY_CODES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export type WeekdayCode = (typeof WEEKDAY_CODES)[number];

/** Monday is 1, Sunday is 7 (TIME-05). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const NUMBER_OF: Record<WeekdayCode, Weekday> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };
const CODE_OF: Record<Weekday, WeekdayCode> = {
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
};

/** Mon … Sun → 1 … 7 (TIME-05). */
export function weekdayNumber(code: WeekdayCode): Weekday {
  return NUMBER_OF[code];
}

/** 1 … 7 → Mon … Sun (TIME-05). */
export function weekdayCode(weekday: Weekday): WeekdayCode {
  return CODE_OF[weekday];
}
