import { isDayAndNight, type OpeningInterval } from '@/lib/core/time/opening-week';
import type { Weekday } from '@/lib/core/time/weekday';

/** Days with the same hours; no shifts is a day off. Hours that pass midnight belong to the day they begin. */
export interface HoursRow {
  weekdays: Weekday[];
  /** 'HH:mm' in the venue's zone, by their beginning. */
  shifts: { from: string; to: string }[];
  isDayAndNight: boolean;
}

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The week as a table of equal days, by their first day (VEN-34, TIME-10). Empty where no hours are known. */
export function hoursTable(hours: readonly OpeningInterval[]): HoursRow[] {
  if (hours.length === 0) return [];
  const rows = new Map<string, HoursRow>();
  for (const weekday of WEEK) {
    const shifts = hours
      .filter((interval) => interval.weekday === weekday)
      .map(({ from, to }) => ({ from, to }))
      .sort((one, other) => one.from.localeCompare(other.from));
    const isWhole = shifts.some(isDayAndNight);
    const key = isWhole ? 'whole' : shifts.map(({ from, to }) => `${from}-${to}`).join();
    const row = rows.get(key) ?? { weekdays: [], shifts: isWhole ? [] : shifts, isDayAndNight: isWhole };
    row.weekdays.push(weekday);
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Days in a row are a run with two ends, so that Mon Tue Wed Sat reads 'Mon–Wed, Sat'. */
export function dayRuns(weekdays: readonly Weekday[]): [from: Weekday, to: Weekday][] {
  const runs: [Weekday, Weekday][] = [];
  for (const weekday of weekdays) {
    const last = runs.at(-1);
    if (last?.[1] === weekday - 1) last[1] = weekday;
    else runs.push([weekday, weekday]);
  }
  return runs;
}

/** Whether any hours end on the day after they begin: the table then has to explain them. */
export function passesMidnight(rows: readonly HoursRow[]): boolean {
  return rows.some(({ shifts }) => shifts.some(({ from, to }) => to <= from && to !== '00:00'));
}
