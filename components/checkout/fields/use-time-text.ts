import { useLocale, useTranslations } from 'next-intl';
import type { Language } from '@/lib/core/site/site';
import { formatDay, formatTime } from '@/lib/core/time/format-time';
import { nowMs } from '@/lib/core/time/now';

/** The text of a wanted time: 'today at 12:30', in the venue's zone. */
export function useTimeText(timezone: string): (iso: string) => string {
  const t = useTranslations('checkout');
  const language = useLocale() as Language;
  return (iso) => {
    const at = new Date(iso);
    const time = formatTime(at, timezone);
    const day = formatDay(at, new Date(nowMs()), language, timezone);
    return day.kind === 'date' ? t('onDay', { day: day.text, time }) : t(day.kind, { time });
  };
}
