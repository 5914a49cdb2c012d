import { percentile } from '../../run/figures.mjs';
import { lines } from '../report.mjs';

export const MB = 1024 * 1024;
/** Until caches are full and everything has been asked for once. */
export const WARM_SHARE = 0.25;
/** Shorter runs have not come to rest: nothing of what is held is judged. */
export const LEAST_MINUTES = 20;
/** A slope counts as far as it is above what the scatter alone gives in one run of forty. */
const ERRORS = 2;
const LEAST_GOOD = 0.995;

/**
 * The straight line through the points by least squares.
 * @param points `{ atMinutes, value }`
 * @returns its slope by the hour, and the slope's standard error
 */
export function slopeOf(points) {
  const mean = (pick) => points.reduce((total, point) => total + pick(point), 0) / points.length;
  const hours = (point) => point.atMinutes / 60;
  const [middle, level] = [mean(hours), mean(({ value }) => value)];
  const spread = points.reduce((total, point) => total + (hours(point) - middle) ** 2, 0);
  const product = points.reduce((total, point) => total + (hours(point) - middle) * (point.value - level), 0);
  const perHour = product / spread;
  const rest = points.reduce(
    (total, point) => total + (point.value - level - perHour * (hours(point) - middle)) ** 2,
    0,
  );
  return { perHour, error: Math.sqrt(rest / (points.length - 2) / spread) };
}

/** Slope of what the samples say after the first quarter. @param valueOf what is read of a sample */
export function growthOf(samples, valueOf) {
  const from = samples.at(-1).atMinutes * WARM_SHARE;
  const points = samples
    .filter(({ atMinutes }) => atMinutes >= from)
    .map((sample) => ({ atMinutes: sample.atMinutes, value: valueOf(sample) }));
  return slopeOf(points);
}

/** Whether it grows by more than the bound, and not by chance. */
export const isGrowing = ({ perHour, error }, bound) => perHour - ERRORS * error > bound;

/**
 * What has to stay as it is, with what it may grow by in an hour. At 5 MB an hour of heap an app that begins with 200 MB has doubled
 * after forty hours, before which a release replaces it; a slower leak is within the scatter of an hour. What the system gives a process is
 * more than what that has in use, and moves in larger steps. The page cache and packed answers fill what they are allowed in bytes
 * (lib/cache/page-entries.mjs, packed-answers.server.ts) for hours, as menus change: they are no leak. What V8 compiles comes to an end of its own.
 * nginx fills its zones as far as deploy/nginx.conf sets them aside, that of TLS sessions within an hour; then the oldest goes.
 */
const appSeries = (index) => [
  [
    'heap beside pages and code',
    ({ apps }) => (apps[index].heap - apps[index].pages - apps[index].code) / MB,
    5,
    'MB',
  ],
  ['compiled code', (sample) => sample.apps[index].code / MB, 5, 'MB'],
  [
    'buffers beside packed answers',
    (sample) => (sample.apps[index].buffers - sample.apps[index].packed) / MB,
    5,
    'MB',
  ],
  [
    'resident memory beside pages and packed answers',
    ({ apps }) => (apps[index].rss - apps[index].pages - apps[index].packed) / MB,
    30,
    'MB',
  ],
  ['open descriptors', (sample) => sample.apps[index].descriptors, 10, ''],
  ['contexts', (sample) => sample.apps[index].contexts, 1, ''],
  ['timers', (sample) => sample.apps[index].timers, 10, ''],
  ['cached pictures', (sample) => sample.apps[index].pictures / MB, 5, 'MB'],
];
const OTHER_SERIES = [
  ['nginx: memory beside its zones', (sample) => sample.nginx.bytes / MB, 10, 'MB'],
  ['nginx: open descriptors', (sample) => sample.nginx.descriptors, 20, ''],
  ['Redis: memory in use', (sample) => sample.redis.bytes / MB, 5, 'MB'],
  ['Redis: keys', (sample) => sample.redis.keys, 60, ''],
  ['Redis: open descriptors', (sample) => sample.redis.descriptors, 5, ''],
];

/** @returns of each series its name, slope, bound and whether it grows */
export function judgeGrowth(samples) {
  const apps = samples[0].apps.flatMap((_, index) =>
    appSeries(index).map(([name, ...rest]) => [`app ${index + 1}: ${name}`, ...rest]),
  );
  return [...apps, ...OTHER_SERIES].map(([name, valueOf, bound, unit]) => {
    const growth = growthOf(samples, valueOf);
    return { name, ...growth, bound, unit, grows: isGrowing(growth, bound) };
  });
}

/** @param classes `{ asked, good }` */
const shareOfGood = (classes) =>
  classes.reduce((total, { good }) => total + good, 0) /
  classes.reduce((total, { asked }) => total + asked, 0);

/** The classes of requests that were not answered as they should be. @param classes `{ name, asked, good }` */
export const judgeAnswers = (classes) =>
  classes
    .filter(({ asked, good }) => good / asked < LEAST_GOOD)
    .map(({ name, asked, good }) => `${asked - good} of ${asked} of the class ${name} were not answered`);

const whole = (value) => String(Math.round(value));
const average = (list, valueOf) => list.reduce((total, one) => total + valueOf(one), 0) / list.length;

/** By windows of time what the parts held, the average of its samples. */
export function heldTable(samples, windowMinutes) {
  const windows = new Map();
  for (const sample of samples) {
    const at = Math.floor(sample.atMinutes / windowMinutes) * windowMinutes;
    windows.set(at, [...(windows.get(at) ?? []), sample]);
  }
  const both = (list, valueOf) =>
    list[0].apps.map((_, index) => whole(average(list, (sample) => valueOf(sample.apps[index])))).join(' ');
  return lines(
    [
      'from minute',
      'heaps MB',
      'pages MB',
      'code MB',
      'buffers MB',
      'packed MB',
      'resident MB',
      'descriptors',
      'nginx MB',
      'its zones MB',
      'Redis MB',
      'keys',
      'pictures MB',
      'logs MB',
      'sandbox MB',
      'load',
    ],
    [...windows].map(([at, list]) => [
      whole(at),
      both(list, ({ heap }) => heap / MB),
      both(list, ({ pages }) => pages / MB),
      both(list, ({ code }) => code / MB),
      both(list, ({ buffers }) => buffers / MB),
      both(list, ({ packed }) => packed / MB),
      both(list, ({ rss }) => rss / MB),
      both(list, ({ descriptors }) => descriptors),
      whole(average(list, ({ nginx }) => nginx.bytes / MB)),
      average(list, ({ nginx }) => nginx.zones / MB).toFixed(1),
      average(list, ({ redis }) => redis.bytes / MB).toFixed(1),
      whole(average(list, ({ redis }) => redis.keys)),
      both(list, ({ pictures }) => pictures / MB),
      average(list, ({ logs }) => logs / MB).toFixed(1),
      whole(average(list, ({ sandbox }) => sandbox.rss / MB)),
      average(list, ({ load }) => load).toFixed(1),
    ]),
  );
}

const times = (ms) => (ms.length > 0 ? `${whole(percentile(ms, 0.5))} / ${whole(percentile(ms, 0.99))}` : '');

/**
 * By windows of time how it was answered.
 * @param windows `{ atMinutes, seconds, classes: { name, asked, good, ms }[] }`
 */
export function answersTable(windows, names) {
  return lines(
    ['from minute', 'requests/s', 'answered', ...names.map((name) => `${name} p50 / p99 ms`)],
    windows.map(({ atMinutes, seconds, classes }) => {
      const asked = classes.reduce((total, one) => total + one.asked, 0);
      return [
        whole(atMinutes),
        (asked / seconds).toFixed(0),
        `${(shareOfGood(classes) * 100).toFixed(2)} %`,
        ...names.map((name) => times(classes.find((one) => one.name === name)?.ms ?? [])),
      ];
    }),
  );
}

/** What each series has grown by. */
export function growthTable(judged) {
  const amount = (value, unit) => `${value.toFixed(1)}${unit && ` ${unit}`}`;
  return lines(
    ['', 'grows by an hour', '±', 'bound', ''],
    judged.map(({ name, perHour, error, bound, unit, grows }) => [
      name,
      amount(perHour, unit),
      amount(error * ERRORS, unit),
      amount(bound, unit),
      grows ? '✗' : '',
    ]),
  );
}
