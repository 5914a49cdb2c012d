import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from './picture';

const SOURCE = 'https://pictures.example/1.webp';
const address = (width: number) => `/api/images?w=${width}&f=auto&src=${SOURCE}`;

function show(part: Partial<Parameters<typeof Picture>[0]> = {}) {
  render(<Picture source={SOURCE} alt="Плов" {...part} />);
  return screen.getByRole('img', { name: 'Плов' });
}

describe('a picture', () => {
  test('is requested from our own origin in the widths of its shape', () => {
    const picture = show({ sizes: '45vw' });
    expect(picture).toHaveAttribute('src', address(360));
    expect(picture).toHaveAttribute('srcset', `${address(360)} 360w, ${address(480)} 480w`);
    expect(picture).toHaveAttribute('sizes', '45vw');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '480');
  });

  test('is requested in the widths that its caller sets', () => {
    expect(show({ widths: [480, 960] })).toHaveAttribute(
      'srcset',
      `${address(480)} 480w, ${address(960)} 960w`,
    );
  });

  test('a picture of one width needs no choice', () => {
    const picture = show({ ratio: '1:1', sizes: '64px' });
    expect(picture).toHaveAttribute('src', address(160));
    expect(picture).not.toHaveAttribute('srcset');
    expect(picture).not.toHaveAttribute('sizes');
  });

  test('is lazy, but above the fold it is requested first', () => {
    expect(show()).toHaveAttribute('loading', 'lazy');
    document.body.replaceChildren();
    const first = show({ priority: true });
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
  });

  test('a picture of an unlisted host keeps its address', () => {
    const picture = show({ source: `${SOURCE}#as-is` });
    expect(picture).toHaveAttribute('src', SOURCE);
    expect(picture).not.toHaveAttribute('srcset');
  });

  test('has its colours in its place, for less than a hundred bytes', () => {
    const plain = renderToStaticMarkup(<Picture source={SOURCE} alt="" />);
    const coloured = renderToStaticMarkup(<Picture source={`${SOURCE}#ca8a87532`} alt="" />);
    expect(coloured).toContain('style="--colours:#ca8,#a87,#532"');
    expect(coloured.replace(' style="--colours:#ca8,#a87,#532"', '')).toBe(plain);
    // Once in the markup, once in the data for hydration.
    expect((coloured.length - plain.length) * 2).toBeLessThan(100);
  });
});
