'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/segmented';
import type { Language } from '@/lib/site/site';
import { DAY_MS, HOUR_MS } from '@/lib/time/duration';
import { formatDay, formatTime } from '@/lib/time/format-time';
import { timeIn, timesBy, type TimeGroup } from '@/lib/time/time-choice';

const SOONEST = 'soonest';

type TimeChoiceProps = {
  /** ISO instants, rising; at least one. */
  times: readonly string[];
  timezone: string;
  /** Whether the order may be had as soon as possible. */
  isSoonestOffered: boolean;
  /** One of the times, or null for as soon as possible. */
  wantedAt: string | null;
  onChange: (wantedAt: string | null) => void;
};

/** As soon as possible, or a day, an hour of it and its quarter, by the venue's clock. */
export function TimeChoice({ times, timezone, isSoonestOffered, wantedAt, onChange }: TimeChoiceProps) {
  const t = useTranslations('checkout');
  const dayName = useDayName(timezone);
  const days = timesBy(DAY_MS, times, timezone);
  const holds = (group: TimeGroup) => wantedAt !== null && group.times.includes(wantedAt);
  const day = days.find(holds);
  const hours = day ? timesBy(HOUR_MS, day.times, timezone) : [];
  const hour = hours.find(holds);
  const choose = (groups: readonly TimeGroup[], unitMs: number, start: string) => {
    const group = groups.find(({ startMs }) => String(startMs) === start);
    onChange(group ? timeIn(group, { unitMs, chosen: wantedAt, timezone }) : null);
  };
  return (
    <div className="grid gap-2 px-4 pb-4">
      <Segmented
        label={t('day')}
        options={[
          ...(isSoonestOffered ? [{ value: SOONEST, label: t('asapPlain') }] : []),
          ...days.map(({ startMs, times: [first = ''] }) => ({
            value: String(startMs),
            label: dayName(first),
          })),
        ]}
        value={day ? String(day.startMs) : SOONEST}
        onChange={(start) => choose(days, DAY_MS, start)}
      />
      {hour && wantedAt !== null ? (
        <div className="flex flex-wrap gap-2">
          <select
            className="min-h-11 rounded-card bg-sunken px-3 font-semibold"
            aria-label={t('hour')}
            value={hour.startMs}
            onChange={(event) => choose(hours, HOUR_MS, event.target.value)}
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

/** 'Today', 'Tomorrow' or the date of a time, in the venue's zone. */
export function useDayName(timezone: string): (iso: string) => string {
  const t = useTranslations('checkout');
  const language = useLocale() as Language;
  return (iso) => {
    const day = formatDay(new Date(iso), new Date(), language, timezone);
    return day.kind === 'date' ? day.text : t(`day_${day.kind}`);
  };
}

/** '18–19': the hour that begins at this wall time. */
function hourText(startMs: number): string {
  const hour = new Date(startMs).getUTCHours();
  return [hour, (hour + 1) % 24].map((value) => String(value).padStart(2, '0')).join('–');
}
