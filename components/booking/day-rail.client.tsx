'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { MONTHS } from '@/lib/time/months';
import type { Language } from '@/lib/site/site';
import { WEEKDAY_CODES } from '@/lib/time/weekday';

type DayRailProps = { days: readonly string[]; value: string; onChange: (day: string) => void };

/** The days for which a table can be booked, as a row that scrolls sideways. */
export function DayRail({ days, value, onChange }: DayRailProps) {
  const t = useTranslations('booking');
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the row moves: a chosen day may be far to the right after a reload, or found as the next one with room.
    const chosen = row.current?.querySelector(':has(> :checked)');
    if (!row.current || !(chosen instanceof HTMLElement)) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <div ref={row} className="rail" role="radiogroup" aria-label={t('day')}>
      {days.map((day, ahead) => (
        <label key={day} className="choice-tile min-w-20 px-2 py-1.5">
          <input
            type="radio"
            name={name}
            value={day}
            checked={day === value}
            onChange={() => onChange(day)}
          />
          <DayWords day={day} ahead={ahead} />
        </label>
      ))}
    </div>
  );
}

function DayWords({ day, ahead }: { day: string; ahead: number }) {
  const t = useTranslations('booking');
  const weekday = useTranslations('details');
  const language = useLocale() as Language;
  const date = new Date(day);
  const code = WEEKDAY_CODES[(date.getUTCDay() + 6) % 7] ?? 'Mon';
  return (
    <>
      <small>{ahead === 0 ? t('today') : ahead === 1 ? t('tomorrow') : weekday(`day_${code}`)}</small>
      <span className="number">{date.getUTCDate()}</span>
      <small>{MONTHS[language][date.getUTCMonth()]}</small>
    </>
  );
}
