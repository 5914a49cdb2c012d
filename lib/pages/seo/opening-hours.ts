import type { OpeningHoursSpecification } from 'schema-dts';
import { openStretches } from '@/lib/core/time/opening-week';
import type { VenueSchedule } from '@/lib/core/time/opening-week';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Hours of days that are alike, in the terms of schema.org; `closes` lies on the next day when it is not later. */
export interface OpeningHours {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek: (typeof DAYS)[number][];
  /** HH:mm in the venue's zone. */
  opens: string;
  closes: string;
}

/** Of one day; Monday is 0. */
interface DayHours {
  day: number;
  opens: string;
  closes: string;
}

const DAY_MINUTES = 24 * 60;
/** How schema.org data expresses a whole day and a day off (search engines' own guide). */
const WHOLE_DAY = { opens: '00:00', closes: '23:59' } as const;
const DAY_OFF = { opens: '00:00', closes: '00:00' } as const;

/** Order hours by the venue clock, equal days grouped, days off named; undefined if unknown. */
export function openingHours(
  schedule: Pick<VenueSchedule, 'hours' | 'closeInAdvanceMinutes'>,
): OpeningHours[] | undefined {
  const stretches = openStretches(schedule.hours);
  if (stretches === 'always') return [hoursOf([...DAYS], WHOLE_DAY)];
  const week = stretches.flatMap(({ start, end }) => daysOf(start, end - schedule.closeInAdvanceMinutes));
  if (week.length === 0) return undefined;
  const off = DAYS.flatMap((_, day) =>
    week.some((hours) => hours.day === day) ? [] : [{ day, ...DAY_OFF }],
  );
  return together([...week, ...off]);
}

/** Whether the hours are day and night. */
export function isWholeDay({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): boolean {
  return opens === WHOLE_DAY.opens && closes === WHOLE_DAY.closes;
}

/** An interval by day: one longer than a day is split at midnight. */
function daysOf(start: number, end: number): DayHours[] {
  if (end <= start) return [];
  const day = Math.floor(start / DAY_MINUTES);
  const opens = timeOf(start);
  if (end - start < DAY_MINUTES) return [{ day: day % DAYS.length, opens, closes: timeOf(end) }];
  const midnight = (day + 1) * DAY_MINUTES;
  return [{ day: day % DAYS.length, opens, closes: WHOLE_DAY.closes }, ...daysOf(midnight, end)];
}

function timeOf(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function together(week: readonly DayHours[]): OpeningHours[] {
  const byHours = new Map<string, OpeningHours>();
  for (const { day, opens, closes } of [...week].sort((one, other) => one.day - other.day)) {
    const name = DAYS[day];
    if (!name) continue;
    const key = `${opens}-${closes}`;
    const same = byHours.get(key);
    if (same) same.dayOfWeek.push(name);
    else byHours.set(key, hoursOf([name], { opens, closes }));
  }
  return [...byHours.values()];
}

function hoursOf(
  dayOfWeek: OpeningHours['dayOfWeek'],
  times: Pick<OpeningHours, 'opens' | 'closes'>,
): OpeningHours {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...times,
  } satisfies OpeningHoursSpecification;
}
