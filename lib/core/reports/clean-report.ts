import { PAGE_NAME, pageName } from '@/lib/core/analytics/page-name';
import { EVENTS } from '@/lib/core/analytics/events';
import { MAX_STEPS } from './report-limits';
import type { Report } from './report.schema';

// The content of an error report: kind, cleaned message, our frames, named steps, and the diner's platform id.

const MAX_TEXT = 255;
const MAX_VALUES = 3;
const MAX_FRAMES = 50;
/** Characters of a file's address that are looked at. */
const MAX_FILE = 1_024;

/** A quoted phrase may be personal; names in our code are one word. */
const PHRASE = /(['"`«“])(?![\w.$-]{1,40}['"`»”])[^'"`»”]*['"`»”]/g;
const CLOSING = [...`'"\`»”`];

/** Only up to the last closing sign: after it nothing closes, and each opening one would be searched from to the end. */
function withoutPhrases(text: string): string {
  const end = Math.max(...CLOSING.map((sign) => text.lastIndexOf(sign))) + 1;
  return text.slice(0, end).replace(PHRASE, '[text]') + text.slice(end);
}

const replacing = (kind: RegExp, word: string) => (text: string) => text.replace(kind, word);

/** In this order: a whole address goes before the numbers in it. The time of each grows with the text, not with its square. */
const OWN: readonly ((text: string) => string)[] = [
  replacing(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '[authorization]'),
  replacing(/\bhttps?:\/\/[^\s/?#'"]+/gi, ''),
  replacing(/[?#][^\s'")]*/g, ''),
  // From the beginning of a word only: a long one without the sign would be searched from each letter.
  replacing(/(?<!\S)\S+@\S+/g, '[mail]'),
  withoutPhrases,
  replacing(/[^\p{ASCII}]+/gu, '…'),
  // A long word of our code has no digit; a token of its length has one.
  replacing(/[\w-]{32,}|(?=[\w-]{0,31}\d)[\w-]{20,31}/g, '[id]'),
  replacing(/\+?\d[\d .()-]{3,}\d/g, '[number]'),
];

/** A message without addresses, names, numbers and tokens, as far as they differ from our own texts. */
export function cleanMessage(text: string): string {
  return OWN.reduce((left, without) => without(left), text.slice(0, 4 * MAX_TEXT)).slice(0, MAX_TEXT);
}

/** A file of ours by its path; of what stands in a page itself the page, by its name. */
function cleanFile(name: string): string {
  // Cut first: a long name of only question marks would be searched from each of them.
  const cut = name.slice(0, MAX_FILE);
  const [path = ''] = cut.replace(/^(webpack|turbopack|file|https?):\/\/[^/]*/, '').split(/[?#]/, 1);
  if (/\.[cm]?[jt]sx?$/.test(path)) return path.slice(-MAX_TEXT);
  const page = pageName(path);
  return PAGE_NAME.test(page) ? page : '[page]';
}

const isStep = (name: string) => Object.hasOwn(EVENTS, name);

/** The report to forward. @param dinerId the platform's id; undefined for a guest (ERR-05) */
export function cleanReport(report: Report, dinerId: string | undefined) {
  const { event_id, timestamp, level, release, exception, breadcrumbs, tags } = report;
  return {
    event_id,
    timestamp,
    platform: 'javascript',
    level,
    release,
    exception: {
      values: exception.values.slice(-MAX_VALUES).map(({ type, value, stacktrace }) => ({
        type: cleanMessage(type),
        value: cleanMessage(value),
        stacktrace: stacktrace && {
          frames: stacktrace.frames.slice(-MAX_FRAMES).map(({ filename, function: name, ...place }) => ({
            ...place,
            filename: cleanFile(filename),
            function: cleanMessage(name),
          })),
        },
      })),
    },
    breadcrumbs: breadcrumbs
      .filter(({ message }) => isStep(message))
      .slice(-MAX_STEPS)
      .map(({ message, timestamp: at }) => ({ category: 'event', message, timestamp: at })),
    tags: PAGE_NAME.test(tags.page) ? { page: tags.page } : {},
    user: dinerId === undefined ? undefined : { id: dinerId },
  };
}
