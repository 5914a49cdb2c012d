import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { codePicture } from '../run/code-pictures.mjs';
import { launchBrowser } from '../run/chromium.mjs';
import { writeScannerAssets } from '../build/scanner-assets.mjs';
import { median, megabytes, row } from '../run/figures.mjs';

/** What is printed, and what both engines shall make of it. */
const CODES = [
  { format: 'ean_13', symbology: 'EAN13', text: '4870300002747' },
  { format: 'ean_8', symbology: 'EAN8', text: '48700177' },
  { format: 'upc_a', symbology: 'UPCA', text: '036000291452' },
  { format: 'upc_e', symbology: 'UPCE', text: '04252614' },
  { format: 'code_128', symbology: 'Code128', text: 'SORE-0133' },
  { format: 'code_39', symbology: 'Code39', text: 'SORE-0133' },
  { format: 'code_93', symbology: 'Code93', text: 'SORE-0133' },
  { format: 'itf', symbology: 'ITF', text: '14870055500021' },
  { format: 'qr_code', symbology: 'QRCode', text: 'https://dastarkhan.kz/filials/3107?source=STANDQR' },
];
const ANGLES = [0, 10, 25, 45];
/** Pixels of a frame of 960 by which it is out of focus. */
const BLURS = [0, 1.2, 2];
const LIGHTS = { bright: 1, dim: 0.3 };
const ENGINES = ['quagga2', 'zxing'];

/** The product's own readers as a script for a blank page. */
const ENTRY = `
import { BARCODE_FORMATS, readScannedBarcode } from './lib/barcode/barcode';
import { quaggaReader } from './lib/barcode/readers/quagga-reader';
import { zxingReader } from './lib/barcode/readers/zxing-reader';
import { inLight } from './lib/barcode/readers/lit-frame';
const readers = {
  quagga2: inLight(quaggaReader(BARCODE_FORMATS)),
  zxing: inLight(await zxingReader([...BARCODE_FORMATS, 'qr_code'])),
};
const known = ({ text, format }) => (format === 'qr_code' ? text : (readScannedBarcode(text, format)[0] ?? null));
window.wanted = ({ text, format }) => known({ text, format });
window.readCode = async (engine, source) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext('2d', { willReadFrequently: true }).drawImage(picture, 0, 0);
  const begun = performance.now();
  const found = await readers[engine].read(canvas);
  return { texts: found.map(known), ms: performance.now() - begun };
};
window.isReady = true;
`;

/** A page with the readers, and the program of the one that has one. */
async function startPage(root) {
  const program = writeScannerAssets(root);
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfig: join(root, 'tsconfig.json'),
  });
  const files = {
    '/': ['text/html', '<!doctype html><script type="module" src="/readers.js"></script>'],
    '/readers.js': ['text/javascript', outputFiles[0].contents],
    [`/scanner/${program}`]: ['application/wasm', readFileSync(join(root, 'public/scanner', program))],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url] ?? ['text/plain', ''];
    response.setHeader('Content-Type', type);
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}

/** Which engines read a code at one look. */
async function readBy(page, code, look, times) {
  const source = `data:image/jpeg;base64,${(await codePicture(code, look)).toString('base64')}`;
  const found = [];
  for (const engine of ENGINES) {
    if (engine === 'quagga2' && code.format === 'qr_code') continue;
    const { texts, ms, wanted } = await page.evaluate(
      async ([name, address, asked]) => ({
        ...(await window.readCode(name, address)),
        wanted: window.wanted(asked),
      }),
      [engine, source, { text: code.text, format: code.format }],
    );
    times[engine].push(ms);
    if (texts.includes(wanted)) found.push(engine);
  }
  return found;
}

const MEMORY_FRAMES = 200;
const MAX_GROWTH_BYTES = 8 * 1024 ** 2;

/** Bytes of the page's own memory. */
async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

/** By how much the page's memory has grown over so many frames more than the first twenty of each engine. */
async function memoryGrowth(page) {
  const cdp = await page.context().newCDPSession(page);
  const source = `data:image/jpeg;base64,${(await codePicture(CODES[0], { angle: 3 })).toString('base64')}`;
  const readTimes = (times) =>
    page.evaluate(
      async ([engines, address, frames]) => {
        for (let frame = 0; frame < frames; frame += 1)
          for (const engine of engines) await window.readCode(engine, address);
      },
      [ENGINES, source, times],
    );
  await readTimes(20);
  const before = await heapOf(cdp);
  await readTimes(MEMORY_FRAMES);
  return (await heapOf(cdp)) - before;
}

const MARKS = { 'quagga2,zxing': 'both', quagga2: 'quagga2', zxing: 'zxing', '': '–' };

/** How much of what a camera sees each engine reads, by one frame; the scanner has all frames of a second or two. */
export async function scanner({ root }) {
  const { server, origin } = await startPage(root);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => window.isReady);
    const times = { quagga2: [], zxing: [] };
    const counts = { quagga2: 0, zxing: 0, both: 0, bars: 0, all: 0, easy: 0, easyRead: 0 };
    const lines = [];
    for (const code of CODES)
      for (const blur of BLURS)
        for (const [lightName, light] of Object.entries(LIGHTS)) {
          const cells = [];
          for (const angle of ANGLES) {
            const found = await readBy(page, code, { angle, blur, light, lean: 0.06 }, times);
            counts.all += 1;
            if (code.format !== 'qr_code') counts.bars += 1;
            if (found.length > 0) counts.both += 1;
            for (const engine of found) counts[engine] += 1;
            if (blur === 0 && angle <= 10) {
              counts.easy += 1;
              counts.easyRead += found.length > 0 ? 1 : 0;
            }
            cells.push(MARKS[found.join()]);
          }
          lines.push([code.format, String(blur), lightName, ...cells]);
        }
    const growth = await memoryGrowth(page);
    const share = (count, of) => `${Math.round((100 * count) / of)} %`;
    const better = Math.max(counts.quagga2, counts.zxing);
    return {
      rows: [
        row('Codes read by quagga2, one frame each (bars)', share(counts.quagga2, counts.bars), ''),
        row('Codes read by ZXing', share(counts.zxing, counts.all), ''),
        row(
          'Codes read by one or the other',
          share(counts.both, counts.all),
          `≥ ${share(better, counts.all)}`,
          counts.both >= better,
        ),
        row(
          'Sharp codes, at most 10° askew, read by either',
          share(counts.easyRead, counts.easy),
          '100 %',
          counts.easyRead === counts.easy,
        ),
        row('A frame of quagga2, median', `${Math.round(median(times.quagga2))} ms`, ''),
        row('A frame of ZXing, median', `${Math.round(median(times.zxing))} ms`, ''),
        row(
          `Memory of the page after ${MEMORY_FRAMES} scans more`,
          `${growth < 0 ? '−' : '+'}${megabytes(Math.abs(growth))}`,
          `≤ ${megabytes(MAX_GROWTH_BYTES)}`,
          growth <= MAX_GROWTH_BYTES,
        ),
      ],
      tables: [
        {
          title: 'Which engine reads a code in one frame of 960 × 540, by how it is held',
          head: ['format', 'blur', 'light', ...ANGLES.map((angle) => `${angle}°`)],
          lines,
        },
      ],
    };
  } finally {
    await browser.close();
    server.close();
  }
}
