import { render } from '@testing-library/react';
import { LaidCloth } from './laid-cloth';

const plate = (number: number) => ({
  key: String(number),
  picture: `https://pictures.example/${number}.webp`,
});
const plates = (count: number) => Array.from({ length: count }, (_, index) => plate(index + 1));

/** The cloth, and the pictures on it in their order. */
function lay(laid: Parameters<typeof LaidCloth>[0]['plates']) {
  const { container, rerender } = render(<LaidCloth plates={laid} />);
  const pictures = () => [...container.querySelectorAll('img')];
  const again = (next: typeof laid) => rerender(<LaidCloth plates={next} />);
  return { cloth: container.firstElementChild, pictures, again };
}

describe('a laid cloth', () => {
  test('is decoration: hidden from screen readers, its pictures without texts', () => {
    const { cloth, pictures } = lay(plates(2));
    expect(cloth).toHaveAttribute('aria-hidden', 'true');
    expect(pictures().map(({ alt }) => alt)).toEqual(['', '']);
  });

  test('has six plates at most, and the number of the others', () => {
    const { cloth, pictures, again } = lay(plates(6));
    expect(pictures()).toHaveLength(6);
    expect(cloth).toHaveTextContent('');
    again(plates(9));
    expect(pictures()).toHaveLength(6);
    expect(cloth).toHaveTextContent('+3');
  });

  test('keeps the plates that stay when one is taken away', () => {
    const { pictures, again } = lay(plates(3));
    const [first, , third] = pictures();
    again([plate(1), plate(3)]);
    expect(pictures()).toEqual([first, third]);
    expect(pictures()[1]).toBe(third);
  });

  test('keeps a plate while its dish comes', () => {
    const { cloth, pictures, again } = lay([{ key: '1', picture: null }]);
    const [empty] = cloth?.children ?? [];
    expect(pictures()).toHaveLength(0);
    again([plate(1)]);
    expect(cloth?.children[0]).toBe(empty);
    expect(empty).toContainElement(pictures()[0] ?? null);
  });

  test('stays where nothing is on it', () => {
    const { cloth } = lay([]);
    expect(cloth).toBeInTheDocument();
    expect(cloth).toBeEmptyDOMElement();
  });
});
