'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { Language } from '@/lib/core/site/site';
import { MONTHS } from '@/lib/core/time/months';
import { WEEKDAY_CODES } from '@/lib/core/time/weekday';

/** A day that can be chosen, 'YYYY-MM-DD', with its name (today, tomorrow); null = its weekday. */
interface RailDay {
  day: string;
  name: string | null;
}

type DayRailProps = {
  label: string;
  days: readonly RailDay[];
  /** The choices in place of a day, before them all. */
  instead?: { value: string; label: string } | null;
  value: string;
  onChange: (value: string) => void;
};

/** Days as a row that scrolls sideways: native radios, by touch or arrow keys. */
export function DayRail({ label, days, instead = null, value, onChange }: DayRailProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the row moves: a chosen day may be far to the right after a reload, or found as the next one with room.
    const chosen = row.current?.querySelector(':has(> :checked)');
    if (!row.current || !(chosen instanceof HTMLElement)) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  const radio = (option: string) => (
    <input
      type="radio"
      name={name}
      value={option}
      checked={option === value}
      onChange={() => onChange(option)}
    />
  );
  return (
    <div ref={row} className="rail" role="radiogroup" aria-label={label}>
      {instead ? (
        <label className="choice-tile max-w-32 px-3 py-1.5 text-center">
          {radio(instead.value)}
          {instead.label}
        </label>
      ) : null}
      {days.map((one) => (
        <label key={one.day} className="choice-tile min-w-20 px-2 py-1.5">
          {radio(one.day)}
          <DayWords {...one} />
        </label>
      ))}
    </div>
  );
}

function DayWords({ day, name }: RailDay) {
  const weekday = useTranslations('details');
  const language = useLocale() as Language;
  const date = new Date(day);
  const code = WEEKDAY_CODES[(date.getUTCDay() + 6) % 7] ?? 'Mon';
  return (
    <>
      <small>{name ?? weekday(`day_${code}`)}</small>
      <span className="number">{date.getUTCDate()}</span>
      <small>{MONTHS[language][date.getUTCMonth()]}</small>
    </>
  );
}
