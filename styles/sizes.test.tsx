import { render, screen } from '@testing-library/react';
import { Header } from '@/components/layout/header';
import { Segmented } from '@/components/ui/segmented';
import { applyStyles, pixelsOf } from './test-styles';

beforeAll(() => applyStyles('page.css', 'header.css', 'segmented-control.css'));

describe('the header', () => {
  const header = () => screen.getByRole('banner');

  // Holds LAY-05.
  test('sticks to the top of its page, or has a fixed position where that is wanted', () => {
    const { rerender } = render(<Header title="Menu" />);
    expect(getComputedStyle(header()).position).toBe('sticky');
    rerender(<Header title="Menu" fixed />);
    expect(getComputedStyle(header()).position).toBe('fixed');
  });

  // Holds LAY-06.
  test('is 64 px high', () => {
    render(<Header title="Menu" />);
    const heights = [header(), ...header().children].map((part) =>
      pixelsOf(getComputedStyle(part).minHeight),
    );
    expect(heights.filter((height) => height > 0)).toEqual([64]);
  });
});

// Holds LAY-19.
test('the switcher has an offset of 4 px, items of 34 px, and radii of 16 and 14', () => {
  const options = [
    { value: 'delivery', label: 'Delivery' },
    { value: 'takeaway', label: 'Takeaway' },
  ];
  render(<Segmented label="Service" options={options} value="delivery" onChange={() => undefined} />);
  const track = getComputedStyle(screen.getByRole('radiogroup'));
  expect([track.paddingTop, track.paddingLeft, track.borderRadius].map(pixelsOf)).toEqual([4, 4, 16]);
  for (const { label } of options) {
    const item = getComputedStyle(screen.getByText(label));
    expect([item.minHeight, item.borderRadius].map(pixelsOf)).toEqual([34, 14]);
  }
});
