import { launchBrowser } from '../run/chromium.mjs';
import { codePicture } from '../run/code-pictures.mjs';
import { median, row } from '../run/figures.mjs';

const VENUE = 90_001;
const GOODS = 10;
const MAX_OWN_MS = 400;
/** Goods that are sold out, or ask for an age or a choice, make no line. */
const NO_LINE_MS = 4000;
/** The hand takes the next one; the code is out of view meanwhile. */
const BETWEEN_MS = 400;

/** A camera that shows what the bench gives it, and notes when a line comes into the cart's list. */
const CAMERA = ([width, height]) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  const empty = () => {
    pen.fillStyle = '#9c846c';
    pen.fillRect(0, 0, width, height);
  };
  empty();
  // A camera sends frames of what does not move too.
  setInterval(() => pen.fillRect(0, 0, 1, 1), 33);
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(30);
  navigator.permissions.query = async () => ({ state: 'granted' });
  window.hide = empty;
  window.show = async (bytes, waitMs) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
    const linesBefore = document.querySelectorAll('main li').length;
    const begun = performance.now();
    pen.drawImage(picture, 0, 0, width, height);
    return new Promise((done) => {
      const finish = (result) => {
        watcher.disconnect();
        clearTimeout(timer);
        done(result);
      };
      const timer = setTimeout(() => finish(null), waitMs);
      const watcher = new MutationObserver(() => {
        if (document.querySelectorAll('main li').length <= linesBefore) return;
        const ms = performance.now() - begun;
        const asked = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/menu/barcode'));
        finish({
          ms,
          readMs: (asked.at(-1)?.startTime ?? begun) - begun,
          answerMs: asked.at(-1)?.duration ?? 0,
        });
      });
      watcher.observe(document.body, { childList: true, subtree: true });
    });
  };
};

/** The barcodes of the venue's goods, as its printed sheet has them. */
async function printedCodes(sandboxOrigin) {
  const sheet = await (await fetch(`${sandboxOrigin}/print/barcodes?filial_id=${VENUE}`)).text();
  return [...sheet.matchAll(/data-symbology="(EAN13|EAN8)" data-text="(\d+)"/g)].map(
    ([, symbology, text]) => ({
      symbology,
      text,
    }),
  );
}

/** From a barcode in view to its line in the cart, ten goods in a row, on a phone's screen. */
export async function till({ app, sandboxOrigin }) {
  const { origin } = await app();
  const codes = await printedCodes(await sandboxOrigin());
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(CAMERA, [960, 540]);
    await page.goto(`${origin}/filials/${VENUE}/barcode-scanner?country=kz&language=ru`);
    await page.locator('.scanner__aim').waitFor();
    const goods = [];
    for (const code of codes) {
      if (goods.length > GOODS) break;
      const picture = await codePicture(code, { angle: 4, blur: 0.6 });
      const shown = await page.evaluate(
        ([bytes, waitMs]) => window.show(bytes, waitMs),
        [[...picture], NO_LINE_MS],
      );
      await page.evaluate(() => window.hide());
      await page.waitForTimeout(BETWEEN_MS);
      if (shown) goods.push(shown);
    }
    // With the first one the engines are loaded and compiled, before there is a till.
    const [first, ...rest] = goods;
    const all = rest.map(({ ms }) => ms);
    const own = rest.map(({ ms, answerMs }) => ms - answerMs);
    const whole = (ms) => `${Math.round(ms)} ms`;
    return {
      rows: [
        row('Goods scanned in a row', String(rest.length), String(GOODS), rest.length === GOODS),
        row(
          'Barcode in view → line in the cart, without the answer’s time, median',
          whole(median(own)),
          `≤ ${MAX_OWN_MS} ms`,
          median(own) <= MAX_OWN_MS,
        ),
        row('The same, the slowest', whole(Math.max(...own)), ''),
        row('The same with the answer’s time, median', whole(median(all)), ''),
        row('Of it until the barcode counts, median', whole(median(rest.map(({ readMs }) => readMs))), ''),
        row('The first one, with the engines loaded on the way', whole(first?.ms ?? 0), ''),
      ],
    };
  } finally {
    await browser.close();
  }
}
