import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { mapConcurrent } from '../run/concurrency.mjs';
import { ask, headerOf } from './ask.mjs';
import { median, megabytes, row } from '../run/figures.mjs';
import { pictureOriginals, venueIds } from '../cluster/page-links.mjs';
import { residentBytes } from '../run/process-figures.mjs';

/** Distinct pictures: addresses of originals times widths. */
const PICTURES = 1_000;
const SAMPLE_EVERY = 100;
const AT_ONCE = 10;
/** Requested one after another, first when no cache has them and then again. */
const TIMED = 100;
const WIDTHS = [160, 320, 480, 640, 960];
const LEAST_TIMES_FASTER = 5;
/** What a server may go on growing by over the second half: what is made is on disk, so memory has no reason to. */
const MAX_GROWTH_BYTES = 64 * 1024 ** 2;
const CHROME_ACCEPTS = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Addresses of originals that the lists and menus show, until there are enough of them. */
async function originals(origin, count) {
  const textOf = async (path) =>
    (await ask(origin + path, { cookie: 'country=kz; lang=ru' })).body.toString('utf8');
  const sources = new Set();
  for (let page = 1; page <= 12 && sources.size < count; page += 1) {
    for (const id of venueIds(await textOf(`/filials?page=${page}`))) {
      for (const source of pictureOriginals(await textOf(`/filials/${id}`))) sources.add(source);
      if (sources.size >= count) break;
    }
  }
  if (sources.size < count) throw new Error(`the menus show ${sources.size} pictures, ${count} are needed`);
  return [...sources].slice(0, count);
}

/** Milliseconds until a picture is there, and the bytes it has. */
async function timed(address) {
  const began = performance.now();
  const answer = await ask(address, { accept: CHROME_ACCEPTS });
  const ms = performance.now() - began;
  if (answer.status !== 200 || !headerOf(answer, 'content-type')?.startsWith('image/'))
    throw new Error(`${address} answered ${answer.status}`);
  return { ms, bytes: answer.body.byteLength };
}

async function oneByOne(addresses) {
  const answers = [];
  for (const address of addresses) answers.push(await timed(address));
  return answers;
}

const milliseconds = (answers) => median(answers.map(({ ms }) => ms));
const inWords = (ms) => `${ms.toFixed(1)} ms`;

/** The image proxy: what a cached picture costs beside a new one, and memory while a thousand pictures are made. */
export async function imageProxy(servers) {
  const folder = join(servers.root, '.data', 'bench', 'images');
  rmSync(folder, { recursive: true, force: true });
  process.env.IMAGE_CACHE_DIR = folder;
  await servers.app();
  const { origin, pid } = await servers.freshApp();

  const sources = await originals(origin, PICTURES / WIDTHS.length);
  const pictures = WIDTHS.flatMap((width) =>
    sources.map((source) => `${origin}/api/images?w=${width}&f=auto&src=${source}`),
  );
  // Every tenth, so that all widths are among them.
  const timedPictures = pictures.filter((_, index) => index % (PICTURES / TIMED) === 0);
  const untimed = pictures.filter((_, index) => index % (PICTURES / TIMED) !== 0);

  const atStart = residentBytes(pid);
  const cold = await oneByOne(timedPictures);
  const cached = await oneByOne(timedPictures);
  const samples = [residentBytes(pid)];
  for (let first = 0; first < untimed.length; first += SAMPLE_EVERY) {
    await mapConcurrent(untimed.slice(first, first + SAMPLE_EVERY), timed, AT_ONCE);
    samples.push(residentBytes(pid));
  }
  const growth = samples.at(-1) - samples[Math.floor(samples.length / 2) - 1];
  const times = milliseconds(cold) / milliseconds(cached);
  const bytes = median(cached.map((answer) => answer.bytes));
  return {
    rows: [
      row(
        'a picture from the disk, times faster than a new one',
        times.toFixed(1),
        `≥ ${LEAST_TIMES_FASTER}`,
        times >= LEAST_TIMES_FASTER,
      ),
      row(`server memory after ${PICTURES} distinct pictures`, megabytes(samples.at(-1))),
      row(
        'grown over the second half of them',
        megabytes(growth),
        `≤ ${megabytes(MAX_GROWTH_BYTES)}`,
        growth <= MAX_GROWTH_BYTES,
      ),
    ],
    tables: [
      {
        title: `One picture after another, median of ${TIMED} (${WIDTHS.join(', ')} pixels wide, median ${bytes} bytes)`,
        head: ['', 'time'],
        lines: [
          ['nobody has seen it', inWords(milliseconds(cold))],
          ['from the disk', inWords(milliseconds(cached))],
        ],
      },
      {
        title: `Resident memory, ${AT_ONCE} pictures at once`,
        head: ['distinct pictures', 'memory'],
        lines: [
          ['0', megabytes(atStart)],
          ...samples.map((sample, index) => [String((index + 1) * SAMPLE_EVERY), megabytes(sample)]),
        ],
      },
    ],
  };
}
