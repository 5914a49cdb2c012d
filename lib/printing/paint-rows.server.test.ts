/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { LANGUAGES } from '@/lib/core/site/site';
import { layoutSlip, PAPER, type PaperWidth, type SlipRow } from './slip';
import type { Picture } from './place-rows';
import { testSlip } from './test-slip';

let paint: typeof import('./paint-rows.server').paintRowsOnServer;
let closeWorkers: () => void;
beforeAll(async () => {
  setTestSettings();
  paint = (await import('./paint-rows.server')).paintRowsOnServer;
  const { picturePipeline } = await import('@/lib/core/images/picture-pipeline.server');
  closeWorkers = () => picturePipeline().workers.close();
});
afterAll(() => closeWorkers());

/** First and last column with ink; null for a white picture. */
function inkOf({ data, width, height }: Picture): { left: number; right: number } | null {
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_row, y) => data[(y * width + x) * 4] ?? 255).some((grey) => grey < 128),
  );
  return columns.includes(true) ? { left: columns.indexOf(true), right: columns.lastIndexOf(true) } : null;
}

const line = (part: Partial<Extract<SlipRow, { kind: 'text' }>>): SlipRow => ({
  kind: 'text',
  text: 'Ғасыр',
  align: 'left',
  size: 'normal',
  bold: false,
  ...part,
});

// Holds KIOSK-04.
describe('a slip that our server draws', () => {
  test.each(LANGUAGES.flatMap((language) => ([58, 80] as PaperWidth[]).map((mm) => [language, mm] as const)))(
    'a slip that our server draws in %s has ink on every line of paper of %i mm',
    async (language, mm) => {
      const { dots } = PAPER[mm];
      const rows = layoutSlip(testSlip(language), mm).filter(({ kind }) => kind !== 'space');
      for (const row of rows) {
        const picture = await paint([row], dots);
        expect([picture.width, picture.data.length]).toEqual([dots, dots * picture.height * 4]);
        expect(inkOf(picture)).not.toBeNull();
      }
    },
    30_000,
  );

  test('has a text in the middle, at the left edge with its indent, and a sum at the right edge', async () => {
    const middle = inkOf(await paint([line({ align: 'center' })], 384));
    expect(Math.abs((middle?.left ?? 0) + (middle?.right ?? 0) - 384)).toBeLessThanOrEqual(6);
    expect(inkOf(await paint([line({})], 384))?.left).toBeLessThanOrEqual(4);
    const indented = inkOf(await paint([line({ text: '  Ғасыр' })], 384))?.left ?? 0;
    expect(Math.abs(indented - 24)).toBeLessThanOrEqual(4);
    const sum: SlipRow = { kind: 'pair', left: '', right: '1 234 ₸', size: 'tall', bold: true };
    const right = inkOf(await paint([sum], 384))?.right ?? 0;
    expect(right).toBeGreaterThanOrEqual(378);
  });

  test('draws a line that is too wide for the paper narrower, beside its sum', async () => {
    const name = 'Щ'.repeat(40);
    const pair: SlipRow = { kind: 'pair', left: name, right: '690', size: 'normal', bold: false };
    const [alone, both] = [await paint([{ ...pair, right: '' }], 384), await paint([pair], 384)];
    expect(inkOf(alone)?.left).toBeLessThanOrEqual(4);
    expect(inkOf(alone)?.right).toBeLessThan(384);
    // The gap between a name and its sum is white from top to bottom.
    const { data, width, height } = both;
    const isWhite = (x: number) =>
      Array.from({ length: height }, (_, y) => data[(y * width + x) * 4] ?? 0).every((grey) => grey >= 128);
    const gap = Array.from({ length: 60 }, (_, at) => 384 - 80 + at).filter(isWhite);
    expect(gap.length).toBeGreaterThanOrEqual(8);
  });

  test('is one picture, each line in its place, also where it is drawn in pieces', async () => {
    const rows = Array.from({ length: 205 }, (_, at) => line({ text: `Ғасыр ${at}` }));
    const { data, height } = await paint(rows, 384);
    const bytesOfLine = (height / rows.length) * 384 * 4;
    for (const at of [0, 99, 100, 199, 200, 204]) {
      const alone = await paint(rows.slice(at, at + 1), 384);
      const here = data.subarray(at * bytesOfLine, (at + 1) * bytesOfLine);
      expect(Buffer.from(here).equals(Buffer.from(alone.data))).toBe(true);
    }
  });

  test('has no markup of a text in its drawing', async () => {
    const rows = [line({ text: '</svg><script>&' })];
    expect(inkOf(await paint(rows, 384))).not.toBeNull();
  });
});
