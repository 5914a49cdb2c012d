import { useLocale, useTranslations } from 'next-intl';
import type { Language } from '@/lib/core/site/site';
import { formatDate } from '@/lib/core/time/format-time';

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/;

/** Which version of a document is in force, and since when; an invalid date is left out. */
export function DocumentVersion({ version, publishedOn }: { version: string; publishedOn: string }) {
  const t = useTranslations('legal');
  const language = useLocale() as Language;
  const day = CALENDAR_DAY.test(publishedOn) ? new Date(publishedOn) : null;
  const date = day && !Number.isNaN(day.getTime()) ? formatDate(day, language, 'UTC', 'D MMMM YYYY') : null;
  return (
    <>
      {t('version', { version })}
      {date === null ? null : ` · ${t('published', { date })}`}
    </>
  );
}
