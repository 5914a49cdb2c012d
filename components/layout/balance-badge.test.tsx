import { render, screen } from '@testing-library/react';
import type { Language } from '@/lib/core/site/site';
import { BalanceBadge } from './balance-badge';

const show = (availableMinor: number, isSmall = false, language: Language = 'ru') => {
  const texts = { label: 'Бонусы', href: '/profile', language };
  render(<BalanceBadge availableMinor={availableMinor} isSmall={isSmall} {...texts} />);
  return screen.getByRole('link');
};

describe('the balance in the header', () => {
  test('is a number with a name for screen readers, and leads on', () => {
    const mark = show(124_000);
    expect(mark).toHaveAccessibleName('Бонусы: 1\u00a0240');
    expect(mark).toHaveTextContent('1 240');
    expect(mark).toHaveAttribute('href', '/profile');
  });

  // Holds MON-30.
  test.each([
    ['ru', '86,40'],
    ['en', '86.40'],
  ] as const)('the balance in the header of lari keeps its hundredths in %s', (language, text) => {
    expect(show(8640, false, language)).toHaveTextContent(text);
  });

  // Holds LAY-10.
  test.each([
    [10_000_100, true],
    [10_000_000, false],
  ])('%i is in smaller text: %s', (availableMinor, isSmall) => {
    expect(show(availableMinor, isSmall).classList.contains('balance--long')).toBe(isSmall);
  });
});
