// The values that the debug bar may record. Values go if their key names a secret or a person, parts of texts if they look
// like one. It masks too much rather than too little: dish names go like people's.

/** Stands in place of a masked value. */
export const MASK = '•••';

/** How deep and how wide a value is looked into; beyond that it is left out. */
const MAX_DEPTH = 12;
const MAX_MEMBERS = 200;
/** How many values are looked at in one: what leads in a circle would have no end. */
const MAX_VALUES = 20_000;

/** How many values may still be looked at. */
interface Budget {
  left: number;
}
const newBudget = (): Budget => ({ left: MAX_VALUES });
/** Characters of one text that are looked at; the rest of a longer one is cut before. */
const MAX_TEXT = 8_192;

/** Keys that tell of a secret or a person by one of their words … */
const WORDS = new Set(
  (
    'address apartment auth avatar bday birth birthday building card challenge city comment cookie coordinate cvc cvv email endpoint ' +
    'description entrance flat floor gender geo house iban key label lat latitude lng lon long longitude mail message mobile name nonce otp ' +
    'p pan password phone photo pin promo pwd query reason secret session signature state street surname tel text title token track ' +
    'verifier wish'
  ).split(' '),
);
/** … or by a part of them, written together. */
const PARTS =
  /name$|street|birth|email|token|secret|passw|authori[sz]|cookie|credential|phone|surname|cardnumber|cardholder|latitude|longitude|coordinate|address|signin|trackid|deviceid|userid|dinerid/;
/** A key of our own that names a request, for the log on the server. */
/** Of our own requests, with dashes or without. */
const REQUEST_ID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
/** Codes that say how something ended, ours and the bridge's. */
const OUTCOME = /^(?:[a-z]+\/[a-z-]{2,40}|NOT_SUPPORTED|DISMISSED|DENIED|FAILED|TIMEOUT)$/;
/** States that are words: of a permission, an order. */
const PLAIN_STATE = /^[a-z]{2,20}(?:[A-Z_][A-Za-z_]{1,20})?$/;

/** `code`, `promoCode`, `postal_code`: one that says how something ended stays. */
const isCode = (key: string): boolean => /(?:^|[^A-Za-z])code$|[a-z0-9]Code$/.test(key);

const wordsOf = (key: string): string[] =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/^(\D+)\d+$/, '$1'))
    .filter(Boolean);

/** Whether a value of this key is a secret or tells of a person, whatever it is. */
export function isSensitiveKey(key: string): boolean {
  const words = wordsOf(key);
  return (
    PARTS.test(words.join('')) || words.some((word) => WORDS.has(word) || WORDS.has(word.replace(/e?s$/, '')))
  );
}

/** The values that a key may have although its name is one of a secret. */
function isHarmless(key: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return true;
  if (typeof value !== 'string') return false;
  return key === 'state' && PLAIN_STATE.test(value);
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
const DAY = /^(?:19|20)\d\d-\d\d-\d\d(?: \d\d)?$/;
const hasDigit = /\d/;

/** Parts of a text that are masked by how they look. Every repetition has a limit: a text of somebody else is looked through. */
const LOOKS: [RegExp, (found: string) => boolean][] = [
  [/\b(?:Bearer|Basic)\s+[^\s"',;]{1,4096}/gi, () => true],
  [/\beyJ[\w-]{4,}(?:\.[\w-]{0,8192}){1,4}/g, () => true],
  [/[^\s"'<>@:=/?&,;%]{1,64}(?:@|%40)[^\s"'<>@/?&,;]{1,128}/gi, () => true],
  // Tokens, ids and keys; a long word without a digit is a name in code.
  [/[\w-]{20,}/g, (found) => hasDigit.test(found) || found.length >= 32],
  [
    /[A-Za-z0-9+/]{28,}={0,2}/g,
    (found) => hasDigit.test(found) && /[a-z]/.test(found) && /[A-Z]/.test(found),
  ],
  // Coordinates; the fraction of a time's seconds stays.
  [/(?<![\d.]|\d:)-?\d{1,3}\.\d{3,}/g, () => true],
  // Phones and cards.
  [/\+?\d[\d\s().\u2010-\u2015-]{7,40}\d/g, (found) => digitsIn(found) >= 9 && !DAY.test(found)],
];

/** The key of `key: value`, `key=value` and `"key":"value"` within a text, escaped or not, up to its value. */
const KEY = /([\p{L}\w-]{1,40})\\{0,64}["']?\s{0,4}[:=]\s{0,4}/gu;
const QUOTED = /"(?:[^"\\]|\\.){0,8192}"/y;

/** Where the value of a sensitive key ends: with its quotes, its line or its part of a query; with the text where that is not clear. */
function endOfValue(text: string, start: number): number {
  QUOTED.lastIndex = start;
  if (QUOTED.test(text)) return QUOTED.lastIndex;
  if (/["'\\[{]/.test(text[start] ?? '')) return text.length;
  const length = text.slice(start).search(/[\n&]/);
  return length < 0 ? text.length : start + length;
}

function maskPairs(text: string): string {
  let masked = '';
  let from = 0;
  for (const { 0: found, 1: key = '', index } of text.matchAll(KEY)) {
    if (index < from || (!isCode(key) && !isSensitiveKey(key))) continue;
    const start = index + found.length;
    const end = endOfValue(text, start);
    const isOutcome = isCode(key) && OUTCOME.test(text.slice(start, end).replaceAll('"', ''));
    masked += text.slice(from, start) + (isOutcome || end === start ? text.slice(start, end) : MASK);
    from = end;
  }
  return masked + text.slice(from);
}

/** A text without secrets and personal data. JSON is looked into. */
export function maskText(text: string, depth = 0, budget = newBudget()): string {
  const cut = text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text;
  if (cut === text && /^\s*["[{]/.test(text) && depth < MAX_DEPTH) {
    const parsed = readJson(text);
    if (parsed !== undefined) return JSON.stringify(maskValue(parsed, depth + 1, budget));
  }
  let masked = maskPairs(cut);
  for (const [look, is] of LOOKS) masked = masked.replace(look, (found) => (is(found) ? MASK : found));
  return cut === text ? masked : `${masked}…`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function maskNumber(value: number): number | string {
  const text = String(value);
  return digitsIn(text) >= 9 || /[.e]-?\d{3,}/.test(text) ? MASK : value;
}

function maskMember(key: string, value: unknown, depth: number, budget: Budget): unknown {
  if (key === 'requestId' && typeof value === 'string' && REQUEST_ID.test(value)) return value;
  if (isCode(key)) return typeof value === 'string' && OUTCOME.test(value) ? value : MASK;
  return isSensitiveKey(key) && !isHarmless(key, value) ? MASK : maskValue(value, depth, budget);
}

/** Made by `{}` or read from JSON: what else is an object has members of its own kind. */
function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || !Object.getPrototypeOf(prototype);
}

/** A value without secrets and what tells of a person; of a large one the beginning, of what is no JSON its kind. */
export function maskValue(value: unknown, depth = 0, budget = newBudget()): unknown {
  budget.left -= 1;
  if (typeof value === 'string') return maskText(value, depth, budget);
  if (typeof value === 'number') return maskNumber(value);
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object') return `[${typeof value}]`;
  if (depth >= MAX_DEPTH || budget.left <= 0) return '…';
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_MEMBERS).map((item: unknown) => maskValue(item, depth + 1, budget));
    return value.length > MAX_MEMBERS ? [...items, '…'] : items;
  }
  if (!isPlain(value)) return `[${maskText(value.constructor.name, MAX_DEPTH)}]`;
  const members = Object.entries(value)
    .slice(0, MAX_MEMBERS)
    .map(([key, member]) => [maskText(key, MAX_DEPTH), maskMember(key, member, depth + 1, budget)]);
  return Object.fromEntries(members) as unknown;
}

/** Headers that say how a request is made, not for whom. */
const PLAIN_HEADERS = new Set([
  'accept',
  'accept-language',
  'content-type',
  'next-router-prefetch',
  'retry-after',
  'rsc',
  'x-repetition',
  'x-site',
]);

/** Headers by their names in lower case; the value of one that is not known to be plain is masked. */
export function maskHeaders(headers: Iterable<[string, string]>): Record<string, string> {
  const masked = Array.from(headers, ([name, value]): [string, string] => {
    const plain = name.toLowerCase();
    return [maskText(plain, MAX_DEPTH), PLAIN_HEADERS.has(plain) ? maskText(value, MAX_DEPTH) : MASK];
  });
  return Object.fromEntries(masked);
}

/** An address without its query, its parameters, its name and password. */
export function maskAddress(address: string, base: string): { url: string; params: Record<string, string> } {
  if (!URL.canParse(address, base)) return { url: MASK, params: {} };
  const { protocol, host, pathname, searchParams } = new URL(address, base);
  const readable = pathname.split('/').map((part) => maskText(decoded(part), MAX_DEPTH));
  const params = Array.from(searchParams, ([key, value]): [string, string] => {
    const masked = key === 'code' || (isSensitiveKey(key) && value !== '') ? MASK : maskText(value);
    return [maskText(key, MAX_DEPTH), masked];
  });
  return { url: `${protocol}//${host}${readable.join('/')}`, params: Object.fromEntries(params) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return MASK;
  }
}

/** Characters of a body that are recorded, after masking. */
const MAX_BODY = 8_192;
/** Characters of a body that are looked into; of a longer one only its size is recorded. */
export const MAX_READ = 65_536;

/** A body without secrets: JSON and forms are looked into, of anything else only type and size are recorded. */
export function maskBody(text: string, type: string): string {
  const media = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const size = `[${maskText(media, MAX_DEPTH) || '?'}, ${text.length}]`;
  if (text === '' || text.length > MAX_READ) return text === '' ? '' : size;
  if (media === 'application/x-www-form-urlencoded')
    return cutBody(JSON.stringify(maskAddress(`?${text}`, 'http://x').params));
  const parsed = /[/+]json$/.test(media) ? readJson(text) : undefined;
  return parsed === undefined ? size : cutBody(JSON.stringify(maskValue(parsed)));
}

const cutBody = (text: string) => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text);
