'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Slot } from '@/lib/booking/booking.schema';
import { slotsByPart } from '@/lib/booking/slots';
import { formatTime } from '@/lib/time/format-time';

type TimeTilesProps = {
  slots: readonly Slot[];
  timezone: string;
  now: Date;
  value: string | null;
  onChange: (startsAt: string) => void;
};

/** The times of a day by its parts; those that are taken stand there and cannot be chosen. */
export function TimeTiles({ slots, timezone, now, value, onChange }: TimeTilesProps) {
  const t = useTranslations('booking');
  const name = useId();
  return (
    <div className="grid gap-3" role="radiogroup" aria-label={t('times')}>
      {slotsByPart(slots, timezone, now).map(({ part, slots: ofPart }) => (
        <div key={part} role="presentation">
          <p className="caption muted mb-1">{t(`part_${part}`)}</p>
          <div className="tip-tiles">
            {ofPart.map(({ startsAt, isAvailable }) => (
              <label key={startsAt} className="choice-tile">
                <input
                  type="radio"
                  name={name}
                  value={startsAt}
                  checked={isAvailable && startsAt === value}
                  disabled={!isAvailable}
                  onChange={() => onChange(startsAt)}
                />
                <span className="number">{formatTime(new Date(startsAt), timezone)}</span>
                {isAvailable ? null : <small>{t('taken')}</small>}
              </label>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
