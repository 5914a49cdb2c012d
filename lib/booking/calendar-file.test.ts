/** @jest-environment node */
import { calendarFile } from './calendar-file';

const RESERVATION = {
  id: '4c5d6e7f-8091-4a2b-9c3d-4e5f60718293',
  venueName: 'Ақ Дастархан',
  address: 'Достық даңғылы, 132; 2-қабат',
  startsAt: '2026-03-14T13:00:00.000Z',
  durationMinutes: 120,
  status: 'confirmed',
} as const;
const NOW = Date.UTC(2026, 2, 10, 8, 25, 7);

const write = (description: string, title = 'Ақ Дастархан') =>
  calendarFile(RESERVATION, { title, description }, NOW);
/** The lines as a calendar reads them. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

// Holds BOOK-13.
describe('the calendar file of a reservation', () => {
  it('names the time in UTC, and rings two hours before', () => {
    expect(unfold(write('2 guests'))).toEqual(
      expect.arrayContaining([
        'UID:4c5d6e7f-8091-4a2b-9c3d-4e5f60718293@dastarkhan',
        'DTSTAMP:20260310T082507Z',
        'DTSTART:20260314T130000Z',
        'DTEND:20260314T150000Z',
        'STATUS:CONFIRMED',
        'TRIGGER:-PT2H',
      ]),
    );
  });

  it('does not ring where the moment to ring at has passed', () => {
    const file = (minutesBefore: number) =>
      calendarFile(
        RESERVATION,
        { title: 'x', description: '' },
        Date.parse(RESERVATION.startsAt) - minutesBefore * 60_000,
      );
    expect(file(121)).toContain('BEGIN:VALARM');
    expect(file(120)).not.toContain('VALARM');
    expect(file(-10)).not.toContain('VALARM');
  });

  it('is tentative until the venue has confirmed', () => {
    const text = calendarFile({ ...RESERVATION, status: 'pending' }, { title: 'x', description: '' }, NOW);
    expect(unfold(text)).toContain('STATUS:TENTATIVE');
  });

  it('escapes special characters, so that a text cannot add lines', () => {
    const lines = unfold(write('At the window, please; C:\\table\r\nATTENDEE:mallory\nEND:VEVENT'));
    expect(lines).toContain('LOCATION:Ақ Дастархан\\, Достық даңғылы\\, 132\\; 2-қабат');
    expect(lines).toContain(
      'DESCRIPTION:At the window\\, please\\; C:\\\\table\\nATTENDEE:mallory\\nEND:VEVENT',
    );
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('folds long lines to 75 octets between signs, and every line ends in CRLF', () => {
    const wish = 'Терезе жанынан орын 🎂 '.repeat(30);
    const text = write(wish);
    const raw = text.split('\r\n');
    expect(raw.pop()).toBe('');
    for (const line of raw) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(unfold(text)).toContain(`DESCRIPTION:${wish}`);
  });
});
