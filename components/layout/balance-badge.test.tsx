import { render, screen } from '@testing-library/react';
import { BalanceBadge } from './balance-badge';

const show = (availableMinor: number, isSmall = false) => {
  render(<BalanceBadge availableMinor={availableMinor} isSmall={isSmall} label="Бонусы" href="/profile" />);
  return screen.getByRole('link');
};

describe('the balance in the header', () => {
  test('is a number with its word for who hears it, and leads on', () => {
    const mark = show(124_000);
    expect(mark).toHaveAccessibleName('Бонусы: 1\u00a0240');
    expect(mark).toHaveTextContent('1 240');
    expect(mark).toHaveAttribute('href', '/profile');
  });

  test('of lari keeps its hundredths', () => {
    expect(show(8640)).toHaveTextContent('86,40');
  });

  // Holds LAY-10.
  test.each([
    [10_000_100, true],
    [10_000_000, false],
  ])('%i is in smaller text: %s', (availableMinor, isSmall) => {
    expect(show(availableMinor, isSmall).classList.contains('balance--long')).toBe(isSmall);
  });
});
