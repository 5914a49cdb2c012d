import { useTranslations } from 'next-intl';
import { weekdayCode, type Weekday } from '@/lib/core/time/weekday';
import { dayRuns, hoursTable, passesMidnight, type HoursRow } from '@/lib/ground/venues/hours-table';
import type { VenueDetails } from '@/lib/ground/venues/venue-details';
import { TodayBadge } from './today-badge.client';

/** When the venue works, by the weekday (VEN-34, TIME-10). */
export function VenueHours({ venue }: { venue: VenueDetails }) {
  const t = useTranslations('details');
  const rows = hoursTable(venue.schedule);
  if (rows.length === 0) return <p className="muted">{t('noHours')}</p>;
  const isAlways = rows.every(({ isDayAndNight }) => isDayAndNight);
  const { closeInAdvanceMinutes: minutes } = venue;
  return (
    <>
      <table className="w-full border-collapse">
        <caption className="visually-hidden">{t('hours')}</caption>
        <tbody>
          {rows.map((row) => (
            <Row key={row.weekdays.join('')} row={row} timezone={venue.townConfig.timezone} />
          ))}
        </tbody>
      </table>
      {minutes > 0 && !isAlways ? <p className="muted caption mt-3">{t('lastOrder', { minutes })}</p> : null}
      {passesMidnight(rows) ? <p className="muted caption mt-1">{t('afterMidnight')}</p> : null}
    </>
  );
}

function Row({ row: { weekdays, shifts, isDayAndNight }, timezone }: { row: HoursRow; timezone: string }) {
  const t = useTranslations('details');
  const day = (weekday: Weekday) => t(`day_${weekdayCode(weekday)}`);
  const days =
    weekdays.length === 7
      ? t('daily')
      : dayRuns(weekdays)
          .map(([from, to]) => (from === to ? day(from) : `${day(from)}–${day(to)}`))
          .join(', ');
  return (
    <tr className="border-line align-top not-first:border-t has-[[data-today]]:font-semibold">
      <th scope="row" className="py-2.5 pr-3 text-left font-[inherit]">
        <span className="inline-flex flex-wrap items-center gap-2">
          {days}
          <TodayBadge weekdays={weekdays} timezone={timezone} label={t('today')} />
        </span>
      </th>
      <td className="py-2.5 text-right">
        {isDayAndNight
          ? t('dayAndNight')
          : shifts.length === 0
            ? t('dayOff')
            : shifts.map(({ from, to }) => (
                <span key={from} className="number block">
                  {`${from}–${to}`}
                </span>
              ))}
      </td>
    </tr>
  );
}
