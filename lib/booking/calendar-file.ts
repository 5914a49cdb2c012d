import type { Reservation } from './booking.schema';
import { endsAtMs, hasReminder, REMINDER_HOURS } from './reservations';

/* A reservation as a calendar file (RFC 5545): every time in UTC, so that no calendar has to know the venue's zone. */

/** Octets of a line before it goes on in the next one. */
const MAX_LINE_OCTETS = 75;

/** The texts of the calendar entry. */
export interface CalendarTexts {
  title: string;
  /** Lines of other useful facts. */
  description: string;
}

/** The text of the file. `nowMs` is when it is written. */
export function calendarFile(
  reservation: Pick<Reservation, 'id' | 'venueName' | 'address' | 'startsAt' | 'durationMinutes' | 'status'>,
  texts: CalendarTexts,
  nowMs: number,
): string {
  const title = escapeText(texts.title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dastarkhan//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same of a reservation each time: a file that is opened twice makes one entry.
    `UID:${reservation.id}@dastarkhan`,
    `DTSTAMP:${utc(nowMs)}`,
    `DTSTART:${utc(Date.parse(reservation.startsAt))}`,
    `DTEND:${utc(endsAtMs(reservation))}`,
    `SUMMARY:${title}`,
    `LOCATION:${escapeText(`${reservation.venueName}, ${reservation.address}`)}`,
    `DESCRIPTION:${escapeText(texts.description)}`,
    `STATUS:${reservation.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    ...(hasReminder(reservation, nowMs)
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER:-PT${REMINDER_HOURS}H`,
          `DESCRIPTION:${title}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** 20260314T130000Z */
function utc(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Cuts a long line between signs; the next line begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let folded = '';
  for (const sign of line) {
    const { length } = encoder.encode(sign);
    if (octets + length > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += length;
  }
  return folded;
}
