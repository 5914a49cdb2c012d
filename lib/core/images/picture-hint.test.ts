/** @jest-environment node */
import { pictureAddress } from '@/lib/core/images/picture-address';
import { withOriginalHint, coloursOf, withColourHint, withoutHint } from './picture-hint';

const SOURCE = 'https://pictures.example/images/плов 1.webp?a=1&b=2';

test('the colours of a picture are in the fragment of its address', () => {
  const marked = withColourHint(SOURCE, 'ca8a87532');
  expect(marked).toBe(`${SOURCE}#ca8a87532`);
  expect(coloursOf(marked)).toBe('#ca8,#a87,#532');
  expect(withoutHint(marked)).toBe(SOURCE);
});

test('marks replace each other', () => {
  expect(withColourHint(withOriginalHint(SOURCE), '000000fff')).toBe(`${SOURCE}#000000fff`);
  expect(withOriginalHint(withColourHint(SOURCE, '000000fff'))).toBe(`${SOURCE}#as-is`);
});

test.each(['', '#', '#abc', '#ca8a8753', '#ca8a87532f', '#CA8A87532', '#ca8a8753;', '#as-is', 'ca8a87532'])(
  'no colours are in %p',
  (fragment) => {
    expect(coloursOf(`${SOURCE}${fragment}`)).toBeNull();
  },
);

describe('the address on our own origin', () => {
  const query = (address: string) => new URLSearchParams(address.split('?').slice(1).join('?'));

  // Holds IMG-01, IMG-03.
  test('carries size and format, and the source without its hint', () => {
    const address = pictureAddress(withColourHint(SOURCE, 'ca8a87532'), 320);
    expect(address).toMatch(/^\/api\/images\?w=320&f=auto&src=https:\/\/pictures\.example\/images\//);
    expect(Object.fromEntries(query(address))).toEqual({ w: '320', f: 'auto', src: SOURCE });
  });

  test.each(['https://pictures.example/a#b', 'https://pictures.example/%2F+1 &w=960#'])(
    'keeps %p whole',
    (source) => {
      expect(query(pictureAddress(source, 160)).get('src')).toBe(withoutHint(source));
    },
  );

  // Holds IMG-02.
  test('is the picture’s own where its host is not rewritten', () => {
    expect(pictureAddress(withOriginalHint(SOURCE), 320)).toBe(SOURCE);
  });
});
