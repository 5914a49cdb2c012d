import { buildSync } from 'esbuild';
import { expect, test } from './test';
import type { PrintOutcome } from '../lib/printing/print-outcome';
import type { Slip } from '../lib/printing/slip';
import { testSlip } from '../lib/printing/test-slip';
import { VENUES } from './environment';
import { sandbox } from './sandbox';
import type { Language } from './texts';

/*
 * A slip from the browser that draws it to the paper of the sandbox's printer: canvas, fonts, our server, TCP. What prints is put into a
 * page of the product, so that it is tried whatever the screens of the kiosk do with it.
 */

/** The code of the sandbox's printer (scripts/lib/settings.mjs). */
const CODE = 'demo-printer';

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

type Page = Parameters<Parameters<typeof test>[2]>[0]['page'];
declare const printing: typeof import('../lib/printing/print-slip');

async function open(page: Page, language: Language): Promise<void> {
  const country = language === 'ka' ? 'ge' : 'kz';
  await page.goto(`/faq?country=${country}&language=${language}`);
  // What is evaluated is no script of the page: its policy holds for those alone.
  await page.evaluate(SCRIPT ?? '');
}

const print = (page: Page, slip: Slip, widthMm: 58 | 80, code = CODE): Promise<PrintOutcome> =>
  page.evaluate(
    ([given, width, itsCode]) =>
      printing.printSlip(given, { transport: 'network', widthMm: width, usb: null, code: itsCode }),
    [slip, widthMm, code] as const,
  );

const slipOf = (language: Language): Slip => {
  const slip = testSlip(language);
  return { ...slip, venue: { ...slip.venue, id: language === 'ka' ? VENUES.tbilisi : VENUES.almaty } };
};

test.beforeEach(() => sandbox.reset());

for (const language of ['ru', 'ka'] as const) {
  test(`a slip in ${language} is on paper of both widths, drawn where the printer lacks its letters`, async ({
    page,
  }) => {
    await open(page, language);
    for (const [widthMm, dots] of [
      [58, 384],
      [80, 576],
    ] as const) {
      expect(await print(page, slipOf(language), widthMm)).toEqual({ state: 'printed' });
      await expect.poll(async () => (await sandbox.printed()).length).toBe(widthMm === 58 ? 1 : 2);
      const [job] = await sandbox.printed();
      const pictures = job?.printed.filter(({ kind }) => kind === 'picture') ?? [];
      // One for each 255 rows; of a slip in Russian the line with the sign of the currency alone.
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(picture).toMatchObject({ width: dots, hasInk: true });
      const written = job?.printed.map(({ text }) => text ?? '').join('') ?? '';
      expect(written.includes('Fanta')).toBe(language === 'ru');
      expect(job?.printed.at(-1)?.kind).toBe('cut');
    }
  });
}

test('a printer that fails says why, and one that hangs up leaves it open', async ({ page }) => {
  await open(page, 'en');
  const slip = slipOf('en');
  expect(await print(page, slip, 80, 'other-printer')).toEqual({ state: 'failed', reason: 'wrong-code' });
  await sandbox.setPrinter({ state: 'paper-out' });
  expect(await print(page, slip, 80)).toEqual({ state: 'failed', reason: 'paper-out' });
  await sandbox.setPrinter({ state: 'refuses' });
  expect(await print(page, slip, 80)).toEqual({ state: 'failed', reason: 'gone' });
  expect(await sandbox.printed()).toEqual([]);
  await sandbox.setPrinter({ state: 'cuts', afterBytes: 500 });
  expect(await print(page, slip, 80)).toEqual({ state: 'unknown' });
});
