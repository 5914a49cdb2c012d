import { useLocale, useTranslations } from 'next-intl';
import type { Language } from '@/lib/site/site';
import { formatDay, formatTime } from '@/lib/time/format-time';

/** Says when a table is kept, by the venue's clock: 'today, 19:00', '14 March, 19:00'. */
export function useWhen(): (startsAt: string, timezone: string) => string {
  const t = useTranslations('booking');
  const language = useLocale() as Language;
  return (startsAt, timezone) => {
    const at = new Date(startsAt);
    const day = formatDay(at, new Date(), language, timezone);
    return t('when', {
      day: day.kind === 'date' ? day.text : t(day.kind),
      time: formatTime(at, timezone),
    });
  };
}
