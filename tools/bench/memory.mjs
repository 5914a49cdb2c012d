import { mapConcurrent } from '../run/concurrency.mjs';
import { ask } from './ask.mjs';
import { megabytes, row } from '../run/figures.mjs';
import { residentBytes } from '../run/process-figures.mjs';

const VIEWS = 10_000;
const SAMPLE_EVERY = 1_000;
const AT_ONCE = 10;
/** First id of venues that do not exist. */
const UNKNOWN_VENUE = 70_000_000;
const sites = [
  { country: 'kz', languages: ['kk', 'ru', 'en'] },
  { country: 'ge', languages: ['ka', 'ru', 'en'] },
].flatMap(({ country, languages }) => languages.map((language) => `country=${country}; lang=${language}`));

/** Ids of the venues that the lists of both countries show. */
async function venueIds(origin) {
  const ids = new Set();
  for (const country of ['kz', 'ge']) {
    for (const path of ['/', '/filials', '/filials?page=2', '/filials?page=3']) {
      const { body } = await ask(origin + path, { cookie: `country=${country}` });
      for (const [, id] of body.toString('utf8').matchAll(/href="\/filials\/(\d+)"/g)) ids.add(id);
    }
  }
  if (ids.size === 0) throw new Error('no venue was found in the lists');
  return [...ids];
}

/** The n-th view of a fixed mix: of ten, two Homes, two lists, five venues and one venue that does not exist. */
function viewOf(index, venues) {
  const cookie = sites[Math.floor(index / 10) % sites.length];
  const venue = `/filials/${venues[(index * 7) % venues.length]}`;
  const unknown = `/filials/${UNKNOWN_VENUE + index}`;
  const mix = ['/', '/filials', venue, venue, `/filials?page=2`, '/', venue, venue, unknown, venue];
  return { path: mix[index % mix.length], cookie };
}

/** Resident memory of the server while it shows ten thousand pages, from its first breath on. */
export async function memory(servers) {
  const { origin, pid } = await servers.freshApp();
  const atStart = residentBytes(pid);
  const venues = await venueIds(origin);
  const samples = [];
  const statuses = new Map();
  for (let first = 0; first < VIEWS; first += SAMPLE_EVERY) {
    const views = Array.from({ length: SAMPLE_EVERY }, (_, index) => viewOf(first + index, venues));
    const look = async ({ path, cookie }) => {
      const { status } = await ask(origin + path, { cookie, 'accept-encoding': 'gzip' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    await mapConcurrent(views, look, AT_ONCE);
    samples.push(residentBytes(pid));
  }
  const half = samples[VIEWS / SAMPLE_EVERY / 2 - 1];
  const end = samples.at(-1);
  return {
    rows: [
      row(`server memory after ${VIEWS} page views`, megabytes(end)),
      row('grown over the second half of them', megabytes(end - half)),
    ],
    tables: [
      {
        title: `Resident memory; ${venues.length} venues in ${sites.length} sites; answers ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
        head: ['page views', 'memory'],
        lines: [
          ['0', megabytes(atStart)],
          ...samples.map((bytes, index) => [String((index + 1) * SAMPLE_EVERY), megabytes(bytes)]),
        ],
      },
    ],
  };
}
