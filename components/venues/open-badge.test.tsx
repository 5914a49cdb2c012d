import { act, cleanup, render } from '@testing-library/react';
import type { OpenBadgePhase } from '@/lib/ground/venues/venue-card';
import { setClock } from '@/lib/core/time/test-clock';
import { OpenBadge } from './open-badge';
import { OpenBadges } from './open-badges.client';
import { TodayBadge } from './today-badge.client';

jest.mock('next/navigation', () => ({ usePathname: () => '/filials' }));

const NOW = Date.parse('2026-03-11T10:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PHASES: OpenBadgePhase[] = [
  { fromMs: NOW - HOUR, text: 'until 22:00', tone: 'soft', state: 'open' },
  { fromMs: NOW + HOUR, text: 'closes at 22:00', tone: 'warn', state: 'closingSoon' },
  { fromMs: NOW + 2 * HOUR, text: 'opens at 10:00', tone: 'soft', state: 'closed' },
];

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const show = (phases = PHASES) =>
  render(
    <>
      <p>
        <OpenBadge phases={phases} />
      </p>
      <OpenBadges />
    </>,
  ).getByRole('paragraph');
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the badge of a venue', () => {
  test('says what is so, and changes within a minute when it does', async () => {
    const badge = show();
    expect(badge).toHaveTextContent('until 22:00');
    await after(HOUR - 1);
    expect(badge).toHaveTextContent('until 22:00');
    await after(MINUTE);
    expect(badge).toHaveTextContent('closes at 22:00');
    expect(badge.firstChild).toHaveAttribute('data-open-state', 'closingSoon');
    expect(badge.firstChild).toHaveClass('warn-text');
    await after(HOUR);
    expect(badge).toHaveTextContent('opens at 10:00');
  });

  test('catches up on a page that was cached hours ago', () => {
    jest.setSystemTime(NOW + 5 * HOUR);
    expect(show()).toHaveTextContent('opens at 10:00');
  });

  // Holds TIME-11.
  test.each([-3, -1, 1, 3])('says the same on a device whose clock is %i hours wrong', (hours) => {
    const phases: [number, string][] = [
      [NOW, 'until 22:00'],
      [NOW + 1.5 * HOUR, 'closes at 22:00'],
      [NOW + 2.5 * HOUR, 'opens at 10:00'],
    ];
    for (const [atMs, text] of phases) {
      setClock(new Date(atMs).toISOString(), hours);
      expect(show()).toHaveTextContent(text);
      cleanup();
    }
  });

  // Holds TIME-11.
  test.each([-3, -1, 0, 1, 3])('stands on today’s row with a clock %i hours wrong', (hours) => {
    const rowAt = (iso: string) => {
      setClock(iso, hours);
      const shown = render(<TodayBadge weekdays={[3]} timezone="Asia/Almaty" label="today" />);
      const text = shown.container.textContent;
      cleanup();
      return text;
    };
    // Wednesday, 11 March, is over at midnight in Almaty.
    expect(rowAt('2026-03-10T19:10:00Z')).toBe('today');
    expect(rowAt('2026-03-11T18:50:00Z')).toBe('today');
    expect(rowAt('2026-03-11T19:10:00Z')).toBe('');
  });

  test('stays what it is after the last phase', async () => {
    const badge = show();
    await after(24 * HOUR);
    expect(badge).toHaveTextContent('opens at 10:00');
  });

  test('is nothing without phases', () => {
    expect(show([])).toBeEmptyDOMElement();
  });
});
