/** @jest-environment node */
import { createTranslator } from 'next-intl';
import { encodeSlip } from '@/lib/printing/escpos';
import { orderSlip } from '@/lib/printing/slips';
import { isPrintJob } from '@/lib/printing/print-job';
import { DAY_MS, MINUTE_MS } from '@/lib/core/time/duration';
import { MAX_LINES } from '@/lib/ground/ordering/limits';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';
import kazakh from '@/messages/kk.json';
import russian from '@/messages/ru.json';
import { printOrders } from './test-print-orders';
import { newKey, ORDER_ID, printRequest, REQUEST, SESSION, type Sent } from './test-print-request';
import {
  answers,
  queriesPaper,
  queriesPaperInTurn,
  closedPort,
  NO_PAPER,
  PAPER,
  startTestPrinter,
} from '@/lib/printing/test-printer';

jest.mock('next-intl/server', () => ({
  getTranslations: ({ locale }: { locale: 'ru' | 'kk' }) => Promise.resolve(translator(locale)),
}));
type Messages = Parameters<typeof createTranslator>[0]['messages'];
const MESSAGES: Record<'ru' | 'kk', Messages> = { ru: russian, kk: kazakh };
const translator = (locale: 'ru' | 'kk') =>
  createTranslator({ locale, messages: MESSAGES[locale], namespace: 'printing' });

type Handler = typeof import('./route').POST;

const OTHER_REQUEST = { ...REQUEST, widthMm: 58 } as const;
const NUMBER = {
  kind: 'number',
  number: 'A-101',
  atMs: Date.now() - 10 * MINUTE_MS,
  sumMinor: 560_000,
  currency: 'KZT',
};

let platform: FakePlatform;
let orders: ReturnType<typeof printOrders>;
let printer: Awaited<ReturnType<typeof startTestPrinter>>;
let post: Handler;
let closeWorkers: () => void;

beforeAll(async () => {
  printer = await startTestPrinter();
  platform = await startFakePlatform({
    KIOSK_PRINTERS: `3107=127.0.0.1:${printer.port}@blue-kettle,3108=127.0.0.1:${await closedPort()}@blue-kettle`,
    RATE_LIMIT_SCALE: '0',
  });
  orders = printOrders(platform);
  post = (await import('./route')).POST;
  const { picturePipeline } = await import('@/lib/core/images/picture-pipeline.server');
  closeWorkers = () => picturePipeline().workers.close();
});
beforeEach(() => {
  printer.reset();
  platform.reset();
  orders.answerVenue();
  orders.answerOrder();
});
afterAll(async () => {
  closeWorkers();
  await platform.close();
  await printer.close();
});

async function print(sent: Sent = {}) {
  const response = await post(printRequest(sent), { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as unknown };
}

const printed = { status: 200, body: { state: 'printed' } };
const failed = (reason: string) => ({ status: 200, body: { state: 'failed', reason } });
const unknown = { status: 200, body: { state: 'unknown' } };
const CUT = Buffer.of(0x1d, 0x56, 0x00);
const slips = () => printer.state.received.filter((said) => said.includes(CUT)).length;
/** The bytes that the printer got of a slip: between the question before it and the one after. */
const jobOf = (said: Buffer | undefined) => said?.subarray(3, -3) ?? Buffer.alloc(0);

describe('printing over the network', () => {
  test('gives the printer the slip, after the question whether it has paper and before the one whether it is done', async () => {
    expect(await print()).toEqual(printed);
    const [said] = printer.state.received;
    expect(said?.subarray(0, 3)).toEqual(Buffer.of(0x10, 0x04, 0x04));
    expect(said?.subarray(-3)).toEqual(Buffer.of(0x1d, 0x72, 0x01));
    expect(isPrintJob(jobOf(said))).toBe(true);
  });

  test('believes a printer that answers nothing', async () => {
    printer.state.behave = () => undefined;
    expect(await print()).toEqual(printed);
    expect(slips()).toBe(1);
  });

  test('prints once however often one key is sent, at once and afterwards', async () => {
    const key = newKey();
    const answersAtOnce = await Promise.all([print({ key }), print({ key }), print({ key })]);
    expect(answersAtOnce).toEqual([printed, printed, printed]);
    expect(await print({ key })).toEqual(printed);
    expect(slips()).toBe(1);
    expect(orders.readCalls()).toHaveLength(2);
    expect(await print({ key, request: OTHER_REQUEST })).toMatchObject({ status: 400 });
    expect(await print()).toEqual(printed);
    expect(slips()).toBe(2);
  });

  test('gives one printer one slip at a time', async () => {
    await Promise.all([print(), print(), print()]);
    expect([slips(), printer.state.mostOpen]).toEqual([3, 1]);
  });

  test('says that there is no paper, and prints with the same key once there is', async () => {
    const key = newKey();
    printer.state.behave = (socket, said) => void (queriesPaper(said) && socket.write(NO_PAPER));
    expect(await print({ key })).toEqual(failed('paper-out'));
    expect(slips()).toBe(0);
    printer.state.behave = answers;
    expect(await Promise.all([print({ key }), print({ key })])).toEqual([printed, printed]);
    expect(slips()).toBe(1);
  });

  test('does not know of a slip whose paper ended, and does not print it again', async () => {
    const key = newKey();
    printer.state.behave = (socket, said) => {
      if (queriesPaperInTurn(said)) socket.write(Buffer.of(0x0c));
      else answers(socket, said);
    };
    expect(await print({ key })).toEqual(unknown);
    printer.state.behave = answers;
    expect(await print({ key })).toEqual(unknown);
    expect(slips()).toBe(1);
  });

  test('does not know of a slip in whose middle the printer hung up', async () => {
    printer.state.behave = (socket, said) => {
      if (said.length > 3) socket.resetAndDestroy();
      else answers(socket, said);
    };
    expect(await print()).toEqual(unknown);
  });

  test('fails where the printer hangs up before the slip', async () => {
    printer.state.behave = (socket) => void socket.resetAndDestroy();
    expect(await print()).toEqual(failed('gone'));
  });

  test('queries a slow printer once more, and trusts it when it has paper', async () => {
    printer.state.behave = (socket, said) => {
      const questions = said.toString('latin1').split('\u0010\u0004\u0004').length - 1;
      if (said.length === 3 || questions === 2) socket.write(PAPER);
    };
    expect(await print()).toEqual(printed);
  });

  test('does not know of a slip after which the printer says nothing more', async () => {
    printer.state.behave = (socket, said) => void (said.length === 3 && socket.write(PAPER));
    expect(await print()).toEqual(unknown);
  });

  test('fails without a printer, in the network or in the settings', async () => {
    orders.answerOrder({}, 3108);
    expect(await print({ venue: '3108' })).toEqual(failed('gone'));
    expect(await print({ venue: '3109' })).toEqual(failed('not-chosen'));
  });

  test('refuses to print without the code', async () => {
    expect(await print({ code: 'red-kettle' })).toEqual(failed('wrong-code'));
    expect(await print({ code: null })).toMatchObject({ status: 400 });
    expect(await print({ code: 'x'.repeat(65) })).toMatchObject({ status: 400 });
    expect(printer.state.received).toEqual([]);
  });

  test('refuses a request without a key or venue, from another page, or of another shape', async () => {
    expect(await print({ key: null })).toMatchObject({ status: 400 });
    expect(await print({ venue: 'x' })).toMatchObject({ status: 400 });
    expect(await print({ session: 'no session' })).toMatchObject({ status: 400 });
    expect(await print({ site: 'cross-site' })).toMatchObject({ status: 403 });
    for (const request of [
      {},
      { kind: 'order', orderId: 'A-127', widthMm: 80 },
      { kind: 'order', orderId: ORDER_ID, widthMm: 70 },
      { ...NUMBER, number: 'A'.repeat(21), widthMm: 80 },
      { ...NUMBER, number: 'Free: www.x.com', widthMm: 80 },
      { ...NUMBER, atMs: 8_640_000_000_000_000, widthMm: 80 },
      { ...NUMBER, atMs: Date.now() + 2 * MINUTE_MS, widthMm: 80 },
      { ...NUMBER, atMs: Date.now() - DAY_MS - MINUTE_MS, widthMm: 80 },
      { ...NUMBER, sumMinor: 0.5, widthMm: 80 },
    ])
      expect(await print({ request })).toMatchObject({ status: 400 });
    expect(printer.state.received).toEqual([]);
  });
});

// Holds KIOSK-38.
describe('the slip of an order', () => {
  const expected = async (widthMm: 58 | 80) => {
    const { tabletCaller } = await import('@/lib/core/session/tablet-caller.server');
    const { getOrder } = await import('@/lib/orders/order-reading.server');
    const { getReceipt } = await import('@/lib/orders/receipt.server');
    const { paintRowsOnServer } = await import('@/lib/printing/paint-rows.server');
    const site = { country: 'kz', language: 'ru', surface: 'kiosk' } as const;
    const kiosk = tabletCaller(site, 'kiosk-0001', SESSION);
    const order = await getOrder(kiosk, ORDER_ID);
    if (!order) throw new Error('no order');
    const texts = { t: translator('ru'), language: 'ru' } as const;
    const slip = orderSlip(order, await getReceipt(kiosk, ORDER_ID), texts);
    return Buffer.from(await encodeSlip(slip, widthMm, paintRowsOnServer));
  };

  test.each([58, 80] as const)(
    'is read, drawn and encoded by our server for paper of %i mm',
    async (widthMm) => {
      expect(await print({ request: { ...REQUEST, widthMm } })).toEqual(printed);
      expect(jobOf(printer.state.received[0]).equals(await expected(widthMm))).toBe(true);
    },
  );

  test('is read in the tablet session that the kiosk holds, with no sign-in', async () => {
    await print();
    expect(orders.readCalls()).toHaveLength(2);
    for (const { headers } of orders.readCalls()) {
      expect(headers).toMatchObject({ 'x-tablet-session': SESSION, 'x-fingerprint': 'kiosk-0001' });
      expect(headers.authorization).toBeUndefined();
    }
  });

  test('is in the language of the page', async () => {
    await print();
    await print({ pageSite: 'kz-kk-kiosk' });
    expect(jobOf(printer.state.received[0]).equals(jobOf(printer.state.received[1]))).toBe(false);
    expect(orders.readCalls().map(({ headers }) => headers['accept-language'])).toEqual([
      'ru',
      'ru',
      'kk',
      'kk',
    ]);
  });

  test.each<[string, () => void, Sent]>([
    ['is another’s', () => orders.knowNoOrder(), {}],
    ['is of a session that is over', () => orders.endSession(), {}],
    ['is of no session', () => undefined, { session: null }],
    ['is of another venue than its printer', () => orders.answerOrder({}, 3108), {}],
    ['is canceled', () => orders.answerOrder({ status: 'canceled' }), {}],
    ['has no readable receipt', () => orders.failReceipt(), {}],
  ])('is not printed where the order %s', async (_what, arrange, sent) => {
    arrange();
    expect(await print(sent)).toEqual(failed('unreadable'));
    expect(printer.state.received).toEqual([]);
  });

  test('is printed with the same key once it can be read', async () => {
    const key = newKey();
    orders.failOrder();
    expect(await print({ key })).toEqual(failed('unreadable'));
    orders.answerOrder();
    expect(await print({ key })).toEqual(printed);
    expect(slips()).toBe(1);
  });

  test('is printed with as many positions as an order may have', async () => {
    orders.answerPositions(MAX_LINES);
    expect(await print({ pageSite: 'kz-kk-kiosk' })).toEqual(printed);
    const job = jobOf(printer.state.received[0]);
    expect(job.length).toBeGreaterThan(256 * 1024);
    expect(isPrintJob(job)).toBe(true);
  });

  test('is too long with more lines than one job may have', async () => {
    orders.answerPositions(500);
    expect(await print()).toEqual(failed('too-long'));
    expect(printer.state.received).toEqual([]);
  });
});

// Holds KIOSK-24, KIOSK-38.
test.each([
  ['a number of an earlier order', { ...NUMBER, widthMm: 80 }],
  ['a number as other venues write it', { ...NUMBER, number: '№ 00412', widthMm: 80 }],
  ['a slip that tries the printer', { kind: 'test', widthMm: 58 }],
])('%s needs no session, and is laid out by our server', async (_what, request) => {
  expect(await print({ request, session: null })).toEqual(printed);
  expect(isPrintJob(jobOf(printer.state.received[0]))).toBe(true);
  expect(orders.readCalls()).toEqual([]);
});

// Holds KIOSK-37, KIOSK-38.
test('bytes for a printer are refused, those that open its drawer too', async () => {
  const drawer = [0x1d, 0x76, 0x30, 99, 1, 0, 5, 0, 0x1b, 0x70, 0, 25, 250];
  for (const bytes of [drawer, [0x10, 0x14, 1, 0, 1], [0x41, 0x0a]])
    expect(await print({ request: Uint8Array.from([0x1b, 0x40, ...bytes, ...CUT]) })).toMatchObject({
      status: 400,
    });
  expect(printer.state.received).toEqual([]);
});
