import type { Reservation } from './booking.schema';
import { calendarFile, type CalendarWords } from './calendar-file';

/** Has the browser save the calendar file of a reservation. */
export function saveCalendarFile(reservation: Reservation, words: CalendarWords): void {
  const text = calendarFile(reservation, words, Date.now());
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `table-${reservation.startsAt.slice(0, 10)}.ics`;
  link.click();
  // Some browsers read the file after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
