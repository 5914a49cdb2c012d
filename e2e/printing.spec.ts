import { buildSync } from 'esbuild';
import { expect, test } from './test';
import { isPrintJob } from '../lib/printing/print-job';
import { testSlip } from '../lib/printing/test-slip';
import { decodeEscPos } from '../sandbox/domain/printing/decode-escpos';

// A slip that the browser itself draws, for a printer on USB: canvas, fonts, bytes. What prints is put into a page of the
// product, so that it is tried whatever the screens of the kiosk do with it. Our server's own way is in e2e/kiosk-slip.spec.ts.

const SCRIPT = buildSync({
  stdin: {
    contents: "export { printSlip } from './lib/printing/print-slip';",
    resolveDir: process.cwd(),
    loader: 'ts',
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'printing',
  conditions: ['browser'],
  alias: { '@': process.cwd() },
}).outputFiles[0]?.text;

declare const printing: typeof import('../lib/printing/print-slip');

for (const language of ['ru', 'ka'] as const) {
  // Holds KIOSK-37.
  test(`a slip in ${language} is drawn for USB on both widths, where the printer lacks its letters`, async ({
    page,
  }) => {
    await page.goto(`/faq?country=${language === 'ka' ? 'ge' : 'kz'}&language=${language}`);
    // Evaluated code is no script of the page: its policy holds for scripts alone.
    await page.evaluate(SCRIPT ?? '');
    for (const [widthMm, dots] of [
      [58, 384],
      [80, 576],
    ] as const) {
      const { outcome, sent } = await page.evaluate(
        async ([slip, width]) => {
          const bytes: number[] = [];
          const endpoints = [{ endpointNumber: 1, direction: 'out', type: 'bulk' }];
          const alternates = [{ alternateSetting: 0, interfaceClass: 7, endpoints }];
          const done = () => Promise.resolve();
          const device = {
            vendorId: 1,
            productId: 2,
            configuration: { configurationValue: 1, interfaces: [{ interfaceNumber: 0, alternates }] },
            configurations: [],
            open: done,
            close: done,
            claimInterface: done,
            transferOut: (_endpoint: number, data: Uint8Array) => {
              bytes.push(...data);
              return Promise.resolve({ status: 'ok' });
            },
          };
          const usb = { getDevices: () => Promise.resolve([device]) };
          Object.defineProperty(navigator, 'usb', { configurable: true, value: usb });
          const task = { venueId: 3107, subject: { kind: 'test' } as const, slip: () => slip };
          const chosen = { vendorId: 1, productId: 2, serialNumber: null };
          const settings = { transport: 'usb', widthMm: width, usb: chosen, code: '' } as const;
          return { outcome: await printing.printSlip(task, settings), sent: bytes };
        },
        [testSlip(language), widthMm] as const,
      );
      expect(outcome).toEqual({ state: 'printed' });
      // Before it the printer is asked for paper.
      const job = Buffer.from(sent.slice(3));
      expect(isPrintJob(job)).toBe(true);
      const printed = decodeEscPos(job);
      const pictures = printed.flatMap((piece) => (piece.kind === 'picture' ? [piece] : []));
      // Of a slip in Russian the line with the sign of the currency alone.
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(picture.width).toBe(dots);
      expect(pictures.some((picture) => picture.dots.some((byte) => byte !== 0))).toBe(true);
      const written = printed.map((piece) =>
        piece.kind === 'line' ? piece.runs.map(({ text }) => text).join('') : '',
      );
      expect(written.join('').includes('Fanta')).toBe(language === 'ru');
      expect(printed.at(-1)?.kind).toBe('cut');
    }
  });
}
