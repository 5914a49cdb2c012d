/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { GEL_FORMAT, KZT_FORMAT } from '@/lib/core/money/money';

interface Face {
  family: string;
  file: string;
  /** What the stylesheet says it has. */
  range: ReadonlySet<number>;
}

function pointsOf(range: string): Set<number> {
  return new Set(
    [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, at) => from + at);
    }),
  );
}

const faces: Face[] = readFileSync('styles/fonts.css', 'utf8')
  .split('@font-face')
  .flatMap((rule) => {
    const file = /url\('\/fonts\/([\w-]+)\.woff2'\)/.exec(rule)?.[1];
    const family = /font-family: '([^']+)'/.exec(rule)?.[1];
    const range = /unicode-range:([^;]+)/.exec(rule)?.[1];
    return file && family && range ? [{ family, file, range: pointsOf(range) }] : [];
  });

const open = (file: string) => create(readFileSync(join('public/fonts', `${file}.woff2`)));
/** Letters and signs of a text, without what is not drawn. */
const lettersOf = (text: string) => [...new Set(text)].filter((letter) => letter > '\u001f');
const has = (drawn: readonly Face[]) => (letter: string) =>
  drawn.some(({ range }) => range.has(letter.codePointAt(0) ?? 0));
const messagesOf = (language: string) => readFileSync(join('messages', `${language}.json`), 'utf8');

function textsBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

test('the stylesheet names every file, and of each all the letters that it has', () => {
  const files = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'));
  expect(faces.map(({ file }) => `${file}.woff2`).sort()).toEqual(files.sort());
  for (const { file, range } of faces) {
    // The last point ends the table.
    const drawn = open(file).characterSet.filter((point) => point !== 0xffff);
    expect([...range].sort((a, b) => a - b)).toEqual([...drawn].sort((a, b) => a - b));
  }
});

test('no letter is in two files of a family', () => {
  for (const face of faces) {
    const others = faces.filter(({ family, file }) => family === face.family && file !== face.file);
    expect([...face.range].filter((point) => others.some(({ range }) => range.has(point)))).toEqual([]);
  }
});

test.each([
  ['kk', 'onest'],
  ['ru', 'onest'],
  ['en', 'onest'],
  ['ka', 'onest-georgian'],
])('the messages and prices of %s need the file %s and no other', (language, file) => {
  const isInFile = has(faces.filter((face) => face.file === file));
  const prices = KZT_FORMAT.symbol + GEL_FORMAT.symbol;
  expect(lettersOf(messagesOf(language) + prices).filter((letter) => !isInFile(letter))).toEqual([]);
});

test('the sandbox’s catalogue has no letter that no file has', () => {
  expect(lettersOf(textsBelow('sandbox/data')).filter((letter) => !has(faces)(letter))).toEqual([]);
});

test('every file is as bold as the styles need', () => {
  for (const { file } of faces)
    expect(open(file).variationAxes.wght).toMatchObject({ min: 400, default: 400, max: 700 });
});
