import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../run/until.mjs';
import { DEMO, VENUE } from './front-diner.mjs';
import { BILL_TABLE, CALL_TABLE, LEDGERS } from './ledgers.mjs';

/** A dish of that venue with nothing to choose and no promotion. */
const DISH = VENUE * 1000 + 6;
const BILL_ADDRESS = `/api/bill?venueId=${VENUE}&tableId=${BILL_TABLE}&mainTerminalId=${VENUE}`;
const DAY_MS = 24 * 3_600_000;
/** Between a refusal and the diner's own next press; and between the looks at what a press needs to know. */
const BY_HAND_MS = 700;
const CHECK_MS = 300;
/** Longer than any fault goes on: what is not there by then does not come. */
const LONGEST_READ_MS = 60_000;
/** Refusals after which a diner presses again: all of them say that it may do later. */
const PASSING = ['upstream/unavailable', 'upstream/busy', 'request/too-many'];
const MAX_PRESSES = 12;

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

async function untilRead(read) {
  let answer;
  const isRead = async () => {
    answer = await read().catch(() => undefined);
    return answer?.status === 200 && answer.body;
  };
  const readAfterMs = await until(isRead, { timeoutMs: LONGEST_READ_MS, everyMs: CHECK_MS });
  if (readAfterMs === undefined)
    throw new Error(`what it needs is not there, the last answer was ${answer?.status ?? 'lost'}`);
  return answer.body;
}

/**
 * The presses: `prepare(diner)`, `body(shown, tag)`, `path(shown)`; `isOfSubject`: one key per subject (003);
 * `isByHand`: repeated by the diner only.
 */
export const PRESSES = {
  order: {
    isOfSubject: true,
    async prepare(diner) {
      const line = { productId: DISH, sizeId: null, additives: [], count: 1, priceMinor: 0, promoId: null };
      const send = { venueId: VENUE, lines: [line], service: 'takeaway' };
      const quote = await untilRead(() => diner.call('POST', '/api/cart/quote', send));
      return { ...line, priceMinor: quote.lines[0].priceMinor };
    },
    path: () => '/api/orders',
    body: (line) => ({
      type: 'takeaway',
      venueId: VENUE,
      lines: [line],
      comment: '',
      customerName: null,
      wantedAt: null,
      payment: 'cash',
      bonusesMinor: 0,
      bonusAccount: 'general',
      promoCode: null,
      sumMinor: line.priceMinor,
      hasConsented: true,
      acceptsMarketing: false,
      consents: { documents: [] },
      isAgeConfirmed: false,
      source: null,
    }),
    ...LEDGERS.order,
  },
  bill: {
    prepare: (diner) => untilRead(() => diner.call('GET', BILL_ADDRESS)),
    path: ({ id }) => `/api/bill/${id}/payment`,
    // By the tips the ledger knows whose payment it is.
    body: ({ toPayMinor }, tag) => ({
      venueId: VENUE,
      payment: 'online',
      toPayMinor,
      bonusesMinor: 0,
      bonusAccount: 'general',
      tipsMinor: Number(tag) * 100,
      hasConsented: true,
    }),
    read: async (control) =>
      (await LEDGERS.bill.read(control)).map((one) => ({ ...one, isOf: String(one.tipsMinor / 100) })),
    clear: LEDGERS.bill.clear,
  },
  booking: {
    async prepare(diner) {
      for (let ahead = 2; ; ahead = ahead >= 25 ? 2 : ahead + 1) {
        const day = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
        const address = `/api/booking/slots?venueId=${VENUE}&day=${day}&guests=2`;
        const { slots } = await untilRead(() => diner.call('GET', address));
        const free = slots.find(({ isAvailable }) => isAvailable);
        if (free) return free;
      }
    },
    path: () => '/api/booking/reservations',
    body: ({ startsAt, durationMinutes }, tag) => ({
      venueId: VENUE,
      startsAt,
      durationMinutes,
      guests: 2,
      name: 'Айгерім',
      phone: DEMO.phone,
      wish: tag,
      hasConsented: true,
    }),
    ...LEDGERS.booking,
  },
  waiterCall: {
    isByHand: true,
    prepare: () => Promise.resolve(null),
    path: () => '/api/bill/waiter-calls',
    body: (_shown, tag) => ({ venueId: VENUE, tableId: CALL_TABLE, reason: 'waiter', comment: tag }),
    ...LEDGERS.waiterCall,
  },
};

/** One attempt, as a page makes it. @returns what it has come to: `made`, or a code with how long it asks to wait */
async function attempt(diner, path, body, headers, { isErrorCode }) {
  const answer = await diner.call('POST', path, body, headers).catch(() => undefined);
  // Not answered, or by what is no answer of ours: the page takes both for a lost network.
  if (!answer?.body) return { code: 'network' };
  if (answer.status < 300) return { code: 'made' };
  const code = answer.body.error?.code;
  const retryAfterSeconds = Number(answer.headers['retry-after']) || undefined;
  return { code: isErrorCode(code) ? code : 'server/failed', retryAfterSeconds };
}

/** One press with its repetitions, by the rules of lib/core/intents; what is open when the diner waits no more (`isOver`) stays open. */
async function pressOnce(diner, name, { shown, key, tag }, rules, isOver) {
  const kind = PRESSES[name];
  const body = kind.body(shown, tag);
  const hash = hashOf(JSON.stringify(body));
  const sent = [];
  let finalAnswers = 0;
  const done = (code, state) => ({
    ...(kind.isOfSubject ? { key, tag: key } : { key: null, tag }),
    tab: { isConfirmed: code === 'made', isOpen: state === 'open', isCartEmpty: null },
    sent,
    code,
  });
  for (;;) {
    const isRepetition = sent.length > 0;
    sent.push({ key, hash });
    const headers = { 'idempotency-key': key, ...(isRepetition ? { 'x-repetition': '1' } : {}) };
    const { code, retryAfterSeconds } = await attempt(diner, kind.path(shown), body, headers, rules);
    if (code === 'made') return done(code);
    const outcome = rules.readOutcome(code, isRepetition);
    if (outcome !== 'unknown') return done(code, outcome);
    finalAnswers = rules.isFinalAnswer(code) ? finalAnswers + 1 : 0;
    if (isOver() || finalAnswers > rules.MAX_FINAL_ANSWERS) return done(code, 'open');
    const seconds = kind.isByHand ? 1 : rules.repetitionDelaySeconds(sent.length, retryAfterSeconds);
    await pause(seconds * 1000);
  }
}

/** A diner presses until it is made: again by hand after a refusal that says it may do later. @throws Error where it cannot be prepared */
export async function pressUntilMade(diner, name, nextTag, rules, isOver) {
  const kind = PRESSES[name];
  const shown = await kind.prepare(diner);
  let key = `${name}-${randomUUID()}`;
  const presses = [];
  for (let count = 0; count < MAX_PRESSES; count += 1) {
    const press = await pressOnce(diner, name, { shown, key, tag: nextTag() }, rules, isOver);
    presses.push(press);
    if (!PASSING.includes(press.code) || press.tab.isOpen || isOver()) break;
    if (!kind.isOfSubject) key = `${name}-${randomUUID()}`;
    await pause(BY_HAND_MS);
  }
  return presses;
}

export const readOrderLine = (diner) => PRESSES.order.prepare(diner);

export const pressOrder = (call, line) =>
  call('POST', PRESSES.order.path(), PRESSES.order.body(line), { 'idempotency-key': `cart-${randomUUID()}` });
