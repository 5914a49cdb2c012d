import { act, render } from '@testing-library/react';
import type { OpenBadgePhase } from '@/lib/venues/venue-card';
import { OpenBadge } from './open-badge';
import { OpenBadges } from './open-badges.client';

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

  test('stays what it is after the last phase', async () => {
    const badge = show();
    await after(7 * 24 * HOUR);
    expect(badge).toHaveTextContent('opens at 10:00');
  });

  test('is nothing without phases', () => {
    expect(show([])).toBeEmptyDOMElement();
  });
});
