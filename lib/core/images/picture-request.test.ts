/** @jest-environment node */
import { parsePictureRequest } from './picture-request';

const SOURCE = 'https://pictures.example/1.webp';
const parse = (query: Record<string, string>, accept = '') =>
  parsePictureRequest(new URLSearchParams({ src: SOURCE, w: '320', ...query }), accept);

describe('the format', () => {
  test.each<[accept: string, formats: string[]]>([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp', 'jpeg']],
    ['image/webp,image/png;q=0.9,*/*;q=0.5', ['webp', 'jpeg']],
    ['Image/WebP ; q=0.9', ['webp', 'jpeg']],
    ['image/avif;q=0,image/webp', ['webp', 'jpeg']],
    ['image/avif;q=0.000,image/webp; q=0', ['jpeg']],
    ['image/*,*/*', ['jpeg']],
    ['', ['jpeg']],
    ['image/webpx', ['jpeg']],
  ])('the format for a reader that accepts %p is one of %j', (accept, formats) => {
    expect(parse({}, accept)?.formats).toEqual(formats);
    expect(parse({ f: 'auto' }, accept)?.formats).toEqual(formats);
  });

  test('is the one in the address where it names one', () => {
    expect(parse({ f: 'jpeg' }, 'image/webp')?.formats).toEqual(['jpeg']);
    expect(parse({ f: 'webp' }, '')?.formats).toEqual(['webp']);
  });
});

test.each(['16', '160', '320', '480', '560', '960'])('a width of %s is known', (w) => {
  expect(parse({ w })).toMatchObject({ source: SOURCE, width: Number(w) });
});

test.each<Record<string, string>>([
  { w: '321' },
  { w: '0320' },
  { w: '320.0' },
  { w: ' 320' },
  { w: '-320' },
  { w: '3e2' },
  { w: '99999999999' },
  { w: '' },
  { f: 'avif' },
  { f: 'svg' },
  { f: 'WEBP' },
  { f: '' },
  { src: '' },
])('refused is %j', (query) => {
  expect(parse(query)).toBeNull();
});

test('refused is a query without anything', () => {
  expect(parsePictureRequest(new URLSearchParams(), 'image/webp')).toBeNull();
});
