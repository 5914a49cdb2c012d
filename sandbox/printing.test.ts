/** @jest-environment node */
import { connect } from 'node:net';
import { encodeSlip } from '@/lib/printing/escpos';
import type { PaintRows } from '@/lib/printing/place-rows';
import { isPrintJob, MAX_JOB_BYTES } from '@/lib/printing/print-job';
import { printOverTcp } from '@/lib/printing/tcp-printer.server';
import { testSlip } from '@/lib/printing/test-slip';
import { LANGUAGES } from '@/lib/core/site/site';
import { decodeEscPos, type Printed } from './domain/printing/decode-escpos';
import { paperWidthOf } from './domain/printing/draw-paper';
import type { RunningSandbox } from './server';
import { OPEN_TIMEOUT_MS, openSandbox } from './testing/open';

/** Draws a line as a black bar as long as its text, in place of a canvas. */
const paintBars: PaintRows = (rows, dots) => {
  const [width, height] = [dots, rows.length * 8];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  rows.forEach((row, index) => {
    const letters = row.kind === 'text' ? row.text.length : row.kind === 'pair' ? row.left.length : 0;
    for (let x = 0; x < Math.min(width, letters * 8); x += 1)
      data.fill(0, (index * 8 * width + x) * 4, (index * 8 * width + x) * 4 + 3);
  });
  return Promise.resolve({ data, width, height } as Awaited<ReturnType<PaintRows>>);
};

const linesOf = (printed: readonly Printed[]) =>
  printed.flatMap((piece) => (piece.kind === 'line' ? [piece.runs.map(({ text }) => text).join('')] : []));
const picturesOf = (printed: readonly Printed[]) =>
  printed.flatMap((piece) => (piece.kind === 'picture' ? [piece] : []));

/** A slip that has only letters of the printer's own. */
const plainSlip = () => testSlip('ru', { total: '1\u00A0234\u00A0757' });

describe('a slip in bytes', () => {
  test.each(LANGUAGES.flatMap((language) => ([58, 80] as const).map((width) => [language, width] as const)))(
    'a slip in bytes in %s on %i mm is one job with one cut, as wide as the paper, with ink on it',
    async (language, width) => {
      const bytes = await encodeSlip(testSlip(language), width, paintBars);
      expect(isPrintJob(bytes)).toBe(true);
      expect(bytes.length).toBeLessThan(MAX_JOB_BYTES);
      const printed = decodeEscPos(Buffer.from(bytes));
      expect(printed.filter(({ kind }) => kind === 'cut')).toHaveLength(1);
      expect(printed.at(-1)).toEqual({ kind: 'cut' });
      expect(paperWidthOf(printed)).toBe(width === 58 ? 384 : 576);
      const pictures = picturesOf(printed);
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(picture.width).toBe(width === 58 ? 384 : 576);
      expect(pictures.some(({ dots }) => dots.some((byte) => byte !== 0))).toBe(true);
    },
  );

  test('is written by the printer’s own letters where it has them all', async () => {
    const printed = decodeEscPos(Buffer.from(await encodeSlip(plainSlip(), 58, paintBars)));
    expect(picturesOf(printed)).toEqual([]);
    const lines = linesOf(printed);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(32);
    expect(lines).toContain('2 x Стейк рибай с      1 234 567');
    expect(lines).toContain('1 x Fanta                    690');
    expect(lines.map((line) => line.trim())).toContain('Не является фискальным чеком');
    const large = printed.flatMap((piece) => (piece.kind === 'line' ? piece.runs : []));
    expect(large).toContainEqual({ text: 'A-127', bold: true, width: 3, height: 3 });
  });

  test('has the sign of the currency drawn, with the line in which it stands alone', async () => {
    const printed = decodeEscPos(Buffer.from(await encodeSlip(testSlip('ru'), 80, paintBars)));
    expect(picturesOf(printed)).toHaveLength(1);
    expect(linesOf(printed)).toContain(`1 x Fanta${' '.repeat(36)}690`);
  });

  test('a slip in bytes in Kazakh and Georgian is drawn, because the code page lacks these letters', async () => {
    for (const language of ['kk', 'ka'] as const) {
      const printed = decodeEscPos(Buffer.from(await encodeSlip(testSlip(language), 80, paintBars)));
      expect(picturesOf(printed)).toHaveLength(1);
      expect(linesOf(printed).join('')).toBe('');
    }
  });
});

describe('the printer’s letters', () => {
  test('are read by their code page, alignment, weight and size, and a picture by columns too', () => {
    const bytes = Buffer.concat([
      Buffer.of(0x1b, 0x40, 0x1b, 0x74, 17, 0x1b, 0x61, 1, 0x1b, 0x45, 1, 0x1d, 0x21, 0x11),
      Buffer.of(0x91, 0xa0, 0xac, 0x0a, 0x1b, 0x61, 0, 0x1b, 0x45, 0, 0x1d, 0x21, 0),
      Buffer.of(0x1b, 0x2a, 33, 2, 0, 0x80, 0, 0, 0, 0, 1, 0x0a, 0x1b, 0x74, 99, 0x91, 0x41),
    ]);
    const [line, picture, last] = decodeEscPos(bytes);
    expect(line).toEqual({
      kind: 'line',
      align: 'center',
      runs: [{ text: 'Сам', bold: true, width: 2, height: 2 }],
    });
    expect(picture).toMatchObject({ kind: 'picture', width: 2, height: 24 });
    expect(picture?.kind === 'picture' && [picture.dots[0], picture.dots[23]]).toEqual([0x80, 0x40]);
    expect(last).toMatchObject({ runs: [{ text: '?A' }] });
  });
});

describe('the sandbox’s printer', () => {
  let running: RunningSandbox;
  let port: number;
  beforeAll(async () => {
    running = await openSandbox(0.2);
    port = await running.sandbox.printer.listen(0, '127.0.0.1');
  }, OPEN_TIMEOUT_MS);
  beforeEach(() => running.app.inject({ method: 'DELETE', url: '/control/printer' }));
  afterAll(() => running.close());

  const behave = (behaviour: object) =>
    running.app.inject({
      method: 'POST',
      url: '/control/printer',
      payload: JSON.stringify(behaviour),
      headers: { 'content-type': 'application/json' },
    });
  const print = async () =>
    printOverTcp({ host: '127.0.0.1', port, code: '' }, await encodeSlip(plainSlip(), 80, paintBars));
  const jobs = async () =>
    (await running.app.inject({ method: 'GET', url: '/control/printer' })).json<{
      jobs: { isBroken: boolean; printed: { kind: string; text?: string }[] }[];
    }>().jobs;
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('shows what it has printed, with its texts escaped', async () => {
    const page = async () => (await running.app.inject({ method: 'GET', url: '/printer?lang=en' })).body;
    expect(await page()).toContain('Nothing has been printed yet.');
    const slip = { ...plainSlip(), customerName: '<b>Айдана</b>' };
    const bytes = await encodeSlip(slip, 80, paintBars);
    expect(await printOverTcp({ host: '127.0.0.1', port, code: '' }, bytes)).toEqual({ state: 'printed' });
    await until(async () => (await jobs()).length === 1);
    const [job] = await jobs();
    expect(job?.isBroken).toBe(false);
    expect(job?.printed.at(-1)?.kind).toBe('cut');
    expect(await page()).toContain('Айдана');
    expect(await page()).not.toContain('<b>');
  });

  test('keeps the last forty', async () => {
    for (let time = 0; time < 42; time += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(`job ${time}\n`));
        socket.on('close', () => resolve());
        socket.resume();
      });
    }
    await until(async () => (await jobs())[0]?.printed[0]?.text === 'job 41');
    const remaining = await jobs();
    expect([remaining.length, remaining.at(-1)?.printed[0]?.text]).toEqual([40, 'job 2']);
  });

  test.each([
    [{ state: 'refuses' }, { state: 'failed', reason: 'gone' }],
    [{ state: 'paper-out' }, { state: 'failed', reason: 'paper-out' }],
    [{ state: 'paper-out', afterBytes: 100 }, { state: 'unknown' }],
    [{ state: 'cuts', afterBytes: 100 }, { state: 'unknown' }],
    [{ state: 'silent' }, { state: 'printed' }],
  ])('the sandbox’s printer that %j', async (behaviour, outcome) => {
    expect((await behave(behaviour)).statusCode).toBe(200);
    expect(await print()).toEqual(outcome);
    if (behaviour.state === 'cuts') {
      await until(async () => (await jobs()).length === 1);
      expect((await jobs())[0]?.isBroken).toBe(true);
    }
  });

  test('the sandbox’s printer that is slow answers late', async () => {
    await behave({ state: 'slow', bytesPerSecond: 1 });
    const startedAt = performance.now();
    const printing = print();
    await until(async () => performance.now() - startedAt > 1_000);
    await behave({ state: 'works' });
    expect(await printing).toEqual({ state: 'printed' });
  });

  test('is set to nothing that it does not know, and works again after a reset', async () => {
    expect((await behave({ state: 'burns' })).statusCode).toBe(422);
    await behave({ state: 'refuses' });
    await running.app.inject({ method: 'POST', url: '/control/reset' });
    expect(await print()).toEqual({ state: 'printed' });
  });
});
