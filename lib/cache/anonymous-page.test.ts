/** @jest-environment node */
import { anonymousData, anonymousHtml } from './anonymous-page.mjs';

const row = (address: string, query: string, rest = '"i":false') =>
  `0:{"P":null,"c":${address},"q":${JSON.stringify(query)},${rest}}\n`;
const CLEAN = row('["","auth"]', '');
const ASKED = row('["","auth?return=","orders","90031&lat=43.2"]', '?return=/orders/90031&lat=43.2');

const escaped = (text: string) =>
  JSON.stringify(text).replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
/** A page whose data is split into scripts at the given positions. */
const pageOf = (data: string, ...ends: number[]) => {
  const pieces = [0, ...ends].map((start, index) => data.slice(start, ends[index]));
  const scripts = pieces.map((piece) => `<script>self.__next_f.push([1,${escaped(piece)}])</script>`);
  return `<html><body><p>Меню</p>${scripts.join('')}</body></html>`;
};
const BEFORE = '6:["$","a",null,{"href":"/filials?page=2&x=<1>"}]\n';

describe('a page without the address of its request', () => {
  test.each([
    ['no query', row('["","filials","3107"]', ''), row('["","filials","3107"]', '')],
    ['a query with slashes', ASKED, CLEAN],
    ['a query of Home', row('["","?lat=1"]', '?lat=1'), row('["",""]', '')],
    ['brackets in the query', row('["","map?d[]=1],\\"q"]', '?d[]=1],"q'), row('["","map"]', '')],
  ])('has no query left of %s', (_, requested, clean) => {
    expect(anonymousData(BEFORE + requested)).toBe(BEFORE + clean);
    expect(anonymousHtml(pageOf(BEFORE + requested))).toBe(pageOf(BEFORE + clean));
  });

  test('is the same wherever its data goes on in another script', () => {
    const data = BEFORE + ASKED + '7:"after"\n';
    for (let first = 1; first < data.length - 1; first += 1) {
      for (const second of [first + 1, data.length - 1]) {
        const page = anonymousHtml(pageOf(data, first, second)) ?? '';
        const pieces = [...page.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)];
        expect(pieces.map(([, piece]) => JSON.parse(piece ?? '') as string).join('')).toBe(
          BEFORE + CLEAN + '7:"after"\n',
        );
        expect(page).not.toMatch(/43\.2|90031/);
      }
    }
  });

  test.each([
    ['no address', '0:{"P":null,"i":false}\n'],
    ['an address after other data', '0:{"P":null,"i":false,"c":["","a"],"q":"?b",}\n'],
    ['an address that is no list of texts', row('["",{"a":"?b"}]', '?b')],
    ['an address that does not begin at the root', row('["auth?b"]', '?b')],
    ['two addresses', CLEAN + CLEAN],
  ])('is not made anonymous in data with %s', (_, data) => {
    expect(anonymousData(data)).toBeNull();
    expect(anonymousHtml(pageOf(data))).toBeNull();
  });

  test('is not made anonymous where a tag has the nonce of a request', () => {
    expect(anonymousHtml(pageOf(CLEAN).replace('<script>', '<script nonce="abc">'))).toBeNull();
  });
});
