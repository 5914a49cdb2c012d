import { saveFile } from '@/lib/core/storage/save-file';
import { nowMs } from '@/lib/core/time/now';
import type { Reservation } from './booking.schema';
import { calendarFile, type CalendarTexts } from './calendar-file';

/** Has the browser save the calendar file of a reservation. */
export function saveCalendarFile(reservation: Reservation, texts: CalendarTexts): void {
  const text = calendarFile(reservation, texts, nowMs());
  saveFile(`table-${reservation.startsAt.slice(0, 10)}.ics`, 'text/calendar;charset=utf-8', text);
}
