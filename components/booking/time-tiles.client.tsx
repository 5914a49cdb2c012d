'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Glyph } from '@/components/ui/glyph';
import type { Slot } from '@/lib/booking/booking.schema';
import { slotsByPart } from '@/lib/booking/slots';
import { formatTime } from '@/lib/core/time/format-time';

type TimeTilesProps = {
  slots: readonly Slot[];
  timezone: string;
  now: Date;
  value: string | null;
  onChange: (startsAt: string) => void;
};

/**
 * The times of a day by its parts, the evening first; those that are taken stand there and cannot be chosen. The first part with a free
 * time is open, and the one with the chosen time.
 */
export function TimeTiles({ slots, timezone, now, value, onChange }: TimeTilesProps) {
  const t = useTranslations('booking');
  const name = useId();
  const parts = slotsByPart(slots, timezone, now);
  const first = parts.find(({ slots: ofPart }) => ofPart.some(({ isAvailable }) => isAvailable));
  return (
    <div role="radiogroup" aria-label={t('times')}>
      {parts.map(({ part, slots: ofPart }) => (
        <details
          key={part}
          open={part === first?.part || ofPart.some(({ startsAt }) => startsAt === value)}
          className="time-part"
        >
          <summary className="disclosure">
            <span>
              {t(`part_${part}`)}{' '}
              <span className="caption muted">
                {t('free', { count: ofPart.filter(({ isAvailable }) => isAvailable).length })}
              </span>
            </span>
            <Glyph name="down" size="small" />
          </summary>
          <div className="tip-tiles pt-1 pb-3">
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
                <span className={isAvailable ? 'number' : 'number line-through'}>
                  {formatTime(new Date(startsAt), timezone)}
                </span>
                {isAvailable ? null : <span className="visually-hidden">{t('taken')}</span>}
              </label>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
