'use client';

import { useTranslations } from 'next-intl';
import { DayRail } from '@/components/layout/day-rail.client';
import { Segmented } from '@/components/ui/segmented';
import { DAY_MS, HOUR_MS } from '@/lib/core/time/duration';
import { formatTime } from '@/lib/core/time/format-time';
import { nowMs } from '@/lib/core/time/now';
import type { TimeRange } from '@/lib/core/time/order-times';
import { timeIn, timesByDay, timesByHour, type TimeGroup } from '@/lib/core/time/time-choice';
import { toWall } from '@/lib/core/time/zone';

const SOONEST = 'soonest';

type TimeChoiceProps = {
  /** Rising; at least one. */
  times: readonly TimeRange[];
  timezone: string;
  /** Whether the order may be had as soon as possible. */
  isSoonestOffered: boolean;
  /** An ISO instant among the times, or null for as soon as possible. */
  wantedAt: string | null;
  onChange: (wantedAt: string | null) => void;
};

/** As soon as possible, or a day, an hour of it and its quarter, by the venue's clock; days without a time are none of them. */
export function TimeChoice({ times, timezone, isSoonestOffered, wantedAt, onChange }: TimeChoiceProps) {
  const t = useTranslations('checkout');
  const days = timesByDay(times);
  const holds = (group: TimeGroup) => wantedAt !== null && group.times.includes(wantedAt);
  const day = days.find(holds);
  const hours = day ? timesByHour(day.times, timezone) : [];
  const hour = hours.find(holds);
  const choose = (group: TimeGroup | undefined, unitMs: number) =>
    onChange(group ? timeIn(group, { unitMs, chosen: wantedAt, timezone }) : null);
  const today = Math.floor(toWall(nowMs(), timezone) / DAY_MS);
  const nameOf = ({ startMs }: TimeGroup) => {
    const ahead = startMs / DAY_MS - today;
    return ahead === 0 ? t('day_today') : ahead === 1 ? t('day_tomorrow') : null;
  };
  return (
    <div className="grid grid-cols-1 gap-3 px-4 pb-4">
      <DayRail
        label={t('day')}
        instead={isSoonestOffered ? { value: SOONEST, label: t('asapPlain') } : null}
        days={days.map((one) => ({ day: calendarDay(one), name: nameOf(one) }))}
        value={day ? calendarDay(day) : SOONEST}
        onChange={(value) =>
          choose(
            days.find((one) => calendarDay(one) === value),
            DAY_MS,
          )
        }
      />
      {hour && wantedAt !== null ? (
        <div className="flex flex-wrap gap-2">
          <select
            className="min-h-11 rounded-card bg-sunken px-3 font-semibold"
            aria-label={t('hour')}
            value={hour.startMs}
            onChange={({ target }) =>
              choose(
                hours.find(({ startMs }) => String(startMs) === target.value),
                HOUR_MS,
              )
            }
          >
            {hours.map(({ startMs }) => (
              <option key={startMs} value={startMs}>
                {hourText(startMs)}
              </option>
            ))}
          </select>
          <div className="min-w-0 flex-[1_1_13rem]">
            <Segmented
              label={t('quarter')}
              options={hour.times.map((value) => ({ value, label: formatTime(new Date(value), timezone) }))}
              value={wantedAt}
              onChange={onChange}
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** The day of a group, 'YYYY-MM-DD'. */
const calendarDay = ({ startMs }: TimeGroup): string => new Date(startMs).toISOString().slice(0, 10);

/** '18–19': the hour that begins at this wall time. */
function hourText(startMs: number): string {
  const hour = new Date(startMs).getUTCHours();
  return [hour, (hour + 1) % 24].map((value) => String(value).padStart(2, '0')).join('–');
}
