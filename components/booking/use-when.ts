import { useLocale, useTranslations } from 'next-intl';
import type { Language } from '@/lib/core/site/site';
import { formatDay, formatTime } from '@/lib/core/time/format-time';
import { nowMs } from '@/lib/core/time/now';

/** Where a time is written: by itself ('Today, 19:00'), or inside a sentence ('today, 19:00'). */
type Place = 'alone' | 'sentence';

const IN_SENTENCE = { today: 'whenToday', tomorrow: 'whenTomorrow' } as const;

/** Says when a table is booked, by the venue's clock (BOOK-15): '14 March, 19:00', with today and tomorrow by their names. */
export function useWhen(place: Place = 'sentence'): (startsAt: string, timezone: string) => string {
  const t = useTranslations('booking');
  const language = useLocale() as Language;
  return (startsAt, timezone) => {
    const at = new Date(startsAt);
    const day = formatDay(at, new Date(nowMs()), language, timezone);
    const time = formatTime(at, timezone);
    if (day.kind === 'date') return t('when', { day: day.text, time });
    return place === 'alone' ? t('when', { day: t(day.kind), time }) : t(IN_SENTENCE[day.kind], { time });
  };
}
