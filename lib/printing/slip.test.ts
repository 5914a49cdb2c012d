/** @jest-environment node */
import { LANGUAGES } from '@/lib/core/site/site';
import { layoutSlip, PAPER, TEXT_SIZES, wrapText, type PaperWidth, type SlipRow } from './slip';
import { testSlip } from './test-slip';

const WIDTHS: PaperWidth[] = [58, 80];
const columnsOf = (row: SlipRow): number => {
  if (row.kind === 'text') return [...row.text].length * TEXT_SIZES[row.size].width;
  return row.kind === 'pair' ? [...`${row.left} ${row.right}`].length * TEXT_SIZES[row.size].width : 0;
};
const textsOf = (rows: readonly SlipRow[]) =>
  rows
    .flatMap((row) => (row.kind === 'text' ? [row.text] : row.kind === 'pair' ? [row.left, row.right] : []))
    .map((text) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ');

describe('a slip', () => {
  test.each(LANGUAGES.flatMap((language) => WIDTHS.map((width) => [language, width] as const)))(
    'a slip in %s fits paper of %i mm, and nothing of it is cut off',
    (language, width) => {
      const slip = testSlip(language);
      const rows = layoutSlip(slip, width);
      for (const row of rows) expect(columnsOf(row)).toBeLessThanOrEqual(PAPER[width].columns);

      const texts = textsOf(rows);
      const { venue, lines, sums, payment, note, labels, customerName } = slip;
      const shownTexts = [venue.name, venue.address, payment, note, slip.service, slip.madeAt, customerName]
        .concat([labels.orderNumber, labels.total, slip.orderNumber])
        .concat(lines.flatMap(({ name, additives }) => [name, ...additives.map((one) => one.name)]))
        .concat(sums.map(({ name }) => name))
        .flatMap((text) => (text ?? '').split(' '));
      for (const word of shownTexts) expect(texts).toContain(word);
      for (const { sum } of [...lines, ...sums, { sum: slip.total }])
        expect(rows.some((row) => row.kind === 'pair' && row.right === sum)).toBe(true);
    },
  );

  test('has its order number as large as the paper takes it', () => {
    const sizeOf = (orderNumber: string, width: PaperWidth) => {
      const row = layoutSlip(testSlip('en', { orderNumber }), width).find(
        (one) => one.kind === 'text' && one.text === orderNumber,
      );
      return row && 'size' in row ? row.size : undefined;
    };
    expect(sizeOf('A-127', 58)).toBe('triple');
    expect(sizeOf('A-1234567890', 58)).toBe('double');
    expect(sizeOf('A-1234567890', 80)).toBe('triple');
    expect(sizeOf('A-12345678901234567', 58)).toBe('tall');
  });

  test('gives a sum that leaves no room for its name a line of its own', () => {
    const sum = '123\u00A0456\u00A0789\u00A0012,34\u00A0₸';
    const rows = layoutSlip(testSlip('en', { sums: [{ name: 'Service charge', sum }] }), 58);
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'pair', left: '', right: sum }));
  });

  test('says how often a line and an additive are there, and names no guest without a name', () => {
    const texts = textsOf(layoutSlip(testSlip('en', { customerName: null }), 80));
    expect(texts).toContain('2 × Slow-roasted');
    expect(texts).toContain('+ Another spoon of cheese sauce × 2');
    expect(texts).toContain('1 × Fanta');
    expect(texts).not.toContain('Name:');
  });
});

describe('a text', () => {
  test('is broken between words, never at a no-break space, and within a word that is too long', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapText('with\u00A0milk and sugar', 9)).toEqual(['with\u00A0milk', 'and sugar']);
    expect(wrapText('ab incomprehensible', 6)).toEqual(['ab', 'incomp', 'rehens', 'ible']);
    expect(wrapText('', 6)).toEqual([]);
  });

  test('loses what would be a command to a printer', () => {
    expect(wrapText('\u001bp\u0000A\nB', 10)).toEqual(['pA B']);
  });
});
