import { globalAgent } from 'node:http';
import { mapConcurrent } from '../run/concurrency.mjs';
import { exchange, textOf } from './ask.mjs';
import { percentile, row } from '../run/figures.mjs';

/** Beginnings of these words are typed, in several languages and with a slip. */
const WORDS = [
  'лагман',
  'плов',
  'бешбармак',
  'самса',
  'шаурма',
  'пицца',
  'кофе',
  'хинкали',
  'манты',
  'салат',
];
const MORE_WORDS = [
  'кымыз',
  'қуырдақ',
  'burger',
  'latte',
  'khachapuri',
  'дастархан',
  'напалеон',
  'суши',
  'чай',
  'торт',
];
const MIN_LETTERS = 2;
const MAX_LETTERS = 5;
const SITES = ['kz-ru-web', 'kz-kk-web', 'kz-en-web'];
const TOWNS = [1, 2, 3, 4];
const SERVICES = ['takeaway', 'delivery'];
const AT_ONCE = 4;
/** Rounds in turn, so that what else the machine does falls on both. */
const ROUNDS = 6;
const WARM_UP = 100;
const PERCENTILE = 0.95;
const MAX_TIMES = 3;

/** Every request is another one: none is answered from a cache. */
function questions() {
  const texts = [...WORDS, ...MORE_WORDS].flatMap((word) =>
    Array.from({ length: MAX_LETTERS - MIN_LETTERS + 1 }, (_, index) => word.slice(0, MIN_LETTERS + index)),
  );
  const places = SITES.flatMap((site) =>
    TOWNS.flatMap((town) => SERVICES.map((service) => `${site}-${town}-${service}`)),
  );
  const all = [...new Set(texts)].flatMap((text) => places.map((place) => ({ text, place })));
  // A fixed order that mixes texts and places.
  return all
    .map((question, index) => ({ question, at: (index * 7919) % all.length }))
    .sort((one, other) => one.at - other.at)
    .map(({ question }) => question);
}

async function ask(origin, { text, place }) {
  const address = `${origin}/api/search/autocomplete?text=${encodeURIComponent(text)}`;
  const startedAt = performance.now();
  const answer = await exchange(address, { headers: { 'x-site': place }, agent: globalAgent });
  const ms = performance.now() - startedAt;
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { ms, found: JSON.parse(textOf(answer)).length };
}

const askAll = (origin, queries) => mapConcurrent(queries, (question) => ask(origin, question), AT_ONCE);

/** How long suggestions take through the BFF with the standard catalogue and with 20,000 venues. */
export async function autocomplete(servers) {
  const runs = [
    { name: 'standard catalogue', server: await servers.app(), answers: [] },
    { name: '20,000 venues', server: await servers.largeApp(), answers: [] },
  ];
  const all = questions();
  const measured = all.slice(WARM_UP);
  const size = Math.floor(measured.length / ROUNDS);
  for (const { server } of runs) await askAll(server.origin, all.slice(0, WARM_UP));
  for (let round = 0; round < ROUNDS; round += 1) {
    const queries = measured.slice(round * size, (round + 1) * size);
    for (let turn = 0; turn < runs.length; turn += 1) {
      const run = runs[(round + turn) % runs.length];
      run.answers.push(...(await askAll(run.server.origin, queries)));
    }
  }
  const figures = runs.map(({ name, answers }) => {
    const times = answers.map(({ ms }) => ms);
    return {
      name,
      p50: percentile(times, 0.5),
      p95: percentile(times, PERCENTILE),
      found: answers.filter(({ found }) => found > 0).length / answers.length,
    };
  });
  const [standard, large] = figures;
  const times = large.p95 / standard.p95;
  const figure = 'p95 of autocomplete with 20,000 venues, times that of the standard catalogue';
  return {
    rows: [row(figure, times.toFixed(2), `≤ ${MAX_TIMES}`, times <= MAX_TIMES)],
    tables: [
      {
        title: `${size * ROUNDS} different questions each, ${AT_ONCE} at once`,
        head: ['', 'p50 ms', 'p95 ms', 'with suggestions'],
        lines: figures.map(({ name, p50, p95, found }) => [
          name,
          p50.toFixed(1),
          p95.toFixed(1),
          `${Math.round(found * 100)} %`,
        ]),
      },
    ],
  };
}
