/** @jest-environment node */
import { createServer, type Server, type Socket } from 'node:net';
import { NextRequest } from 'next/server';
import { setTestSettings } from '@/lib/env/test-settings';

type Handler = typeof import('./route').POST;

/** How a printer of these tests treats whoever connects; `said` has been read of the connection so far. */
type Behaviour = (socket: Socket, said: Buffer) => void;

const PAPER = Buffer.of(0x12);
const NO_PAPER = Buffer.of(0x72);
const asksPaper = (said: Buffer) => said.includes(Buffer.of(0x10, 0x04, 0x04));
const asksPaperInTurn = (said: Buffer) => said.includes(Buffer.of(0x1d, 0x72, 0x01));

/** Answers each question once, as a good one does. */
const answers: Behaviour = (socket, said) => {
  if (asksPaperInTurn(said)) socket.write(Buffer.of(0));
  else if (asksPaper(said) && said.length === 3) socket.write(PAPER);
};

const JOB = Uint8Array.from([0x1b, 0x40, ...Buffer.from('A-127'), 0x0a, 0x1d, 0x56, 0x00]);
const OTHER_JOB = Uint8Array.from([0x1b, 0x40, ...Buffer.from('A-128'), 0x0a, 0x1d, 0x56, 0x00]);

let printer: Server;
let behave: Behaviour = answers;
let received: Buffer[];
let open: number;
let mostOpen: number;
let post: Handler;

beforeAll(async () => {
  printer = createServer((socket) => {
    let said = Buffer.alloc(0);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      said = Buffer.concat([said, bytes]);
      behave(socket, said);
    });
    socket.on('close', () => {
      open -= 1;
      received.push(said);
    });
  });
  await new Promise<void>((resolve) => printer.listen(0, '127.0.0.1', resolve));
  const address = printer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const closedAddress = closed.address();
  const closedPort = typeof closedAddress === 'object' && closedAddress ? closedAddress.port : 0;
  await new Promise<void>((resolve) => closed.close(() => resolve()));
  setTestSettings({
    KIOSK_PRINTERS: `3107=127.0.0.1:${port}@blue-kettle,3108=127.0.0.1:${closedPort}@blue-kettle`,
    RATE_LIMIT_SCALE: '0',
  });
  post = (await import('./route')).POST;
});
beforeEach(() => {
  behave = answers;
  received = [];
  open = 0;
  mostOpen = 0;
});
afterAll(() => new Promise<void>((resolve) => printer.close(() => resolve())));

let keys = 0;
const newKey = () => {
  keys += 1;
  return `print-0123456789-${keys}`;
};

interface Sent {
  venue?: string;
  code?: string | null;
  key?: string | null;
  job?: Uint8Array<ArrayBuffer>;
  site?: string;
}

async function print({
  venue = '3107',
  code = 'blue-kettle',
  key = newKey(),
  job = JOB,
  site = 'same-origin',
}: Sent = {}) {
  const request = new NextRequest(`https://app.test/api/kiosk/print?venue=${venue}`, {
    method: 'POST',
    headers: {
      'x-site': 'kz-ru-kiosk',
      'sec-fetch-site': site,
      'content-type': 'application/octet-stream',
      ...(code === null ? {} : { 'x-printer-code': code }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: job,
  });
  const response = await post(request, { params: Promise.resolve({}) });
  return { status: response.status, body: (await response.json()) as unknown };
}

const printed = { status: 200, body: { state: 'printed' } };
const failed = (reason: string) => ({ status: 200, body: { state: 'failed', reason } });
const unknown = { status: 200, body: { state: 'unknown' } };
const slips = () => received.filter((said) => said.includes('A-127')).length;

describe('printing over the network', () => {
  test('gives the printer the slip, after the question whether it has paper and before the one whether it is done', async () => {
    expect(await print()).toEqual(printed);
    expect(received).toEqual([
      Buffer.concat([Buffer.of(0x10, 0x04, 0x04), JOB, Buffer.of(0x1d, 0x72, 0x01)]),
    ]);
  });

  test('believes a printer that answers nothing', async () => {
    behave = () => undefined;
    expect(await print()).toEqual(printed);
    expect(slips()).toBe(1);
  });

  test('prints once however often one key is sent, at once and afterwards', async () => {
    const key = newKey();
    expect(await Promise.all([print({ key }), print({ key }), print({ key })])).toEqual([
      printed,
      printed,
      printed,
    ]);
    expect(await print({ key })).toEqual(printed);
    expect(slips()).toBe(1);
    expect(await print({ key, job: OTHER_JOB })).toMatchObject({ status: 400 });
    expect(await print()).toEqual(printed);
    expect(slips()).toBe(2);
  });

  test('gives one printer one slip at a time', async () => {
    await Promise.all([print(), print(), print()]);
    expect([slips(), mostOpen]).toEqual([3, 1]);
  });

  test('says that there is no paper, and prints with the same key once there is', async () => {
    const key = newKey();
    behave = (socket, said) => void (asksPaper(said) && socket.write(NO_PAPER));
    expect(await print({ key })).toEqual(failed('paper-out'));
    expect(slips()).toBe(0);
    behave = answers;
    expect(await Promise.all([print({ key }), print({ key })])).toEqual([printed, printed]);
    expect(slips()).toBe(1);
  });

  test('does not know of a slip whose paper ended, and does not print it again', async () => {
    const key = newKey();
    behave = (socket, said) => {
      if (asksPaperInTurn(said)) socket.write(Buffer.of(0x0c));
      else answers(socket, said);
    };
    expect(await print({ key })).toEqual(unknown);
    behave = answers;
    expect(await print({ key })).toEqual(unknown);
    expect(slips()).toBe(1);
  });

  test('does not know of a slip in whose middle the printer hung up', async () => {
    behave = (socket, said) => {
      if (said.length > 3) socket.resetAndDestroy();
      else answers(socket, said);
    };
    expect(await print()).toEqual(unknown);
  });

  test('fails where the printer hangs up before the slip', async () => {
    behave = (socket) => void socket.resetAndDestroy();
    expect(await print()).toEqual(failed('gone'));
  });

  test('asks a slow printer once more, and believes it when it has paper', async () => {
    behave = (socket, said) => {
      const questions = said.toString('latin1').split('\u0010\u0004\u0004').length - 1;
      if (said.length === 3 || questions === 2) socket.write(PAPER);
    };
    expect(await print()).toEqual(printed);
  });

  test('does not know of a slip after which the printer says nothing more', async () => {
    behave = (socket, said) => void (said.length === 3 && socket.write(PAPER));
    expect(await print()).toEqual(unknown);
  });

  test('fails where no printer answers, and where the deployment names none', async () => {
    expect(await print({ venue: '3108' })).toEqual(failed('gone'));
    expect(await print({ venue: '3109' })).toEqual(failed('not-chosen'));
  });

  test('prints for nobody who does not know the code', async () => {
    expect(await print({ code: 'red-kettle' })).toEqual(failed('wrong-code'));
    expect(await print({ code: null })).toMatchObject({ status: 400 });
    expect(await print({ code: 'x'.repeat(65) })).toMatchObject({ status: 400 });
    expect(received).toEqual([]);
  });

  test('refuses what is no slip, is too large, has no key, names no venue, or comes from another page', async () => {
    const large = new Uint8Array(256 * 1024 + 1).fill(0x41);
    large.set(JOB.subarray(0, 2));
    large.set(JOB.subarray(-3), large.length - 3);
    expect(await print({ job: large })).toMatchObject({ status: 413 });
    expect(await print({ job: new TextEncoder().encode('GET / HTTP/1.1\r\n\r\n') })).toMatchObject({
      status: 400,
    });
    expect(await print({ job: new Uint8Array() })).toMatchObject({ status: 400 });
    expect(await print({ key: null })).toMatchObject({ status: 400 });
    expect(await print({ venue: 'x' })).toMatchObject({ status: 400 });
    expect(await print({ site: 'cross-site' })).toMatchObject({ status: 403 });
    expect(received).toEqual([]);
  });

  test('takes the largest slip that there may be', async () => {
    const largest = new Uint8Array(256 * 1024).fill(0x41);
    largest.set(JOB.subarray(0, 2));
    largest.set(JOB.subarray(-3), largest.length - 3);
    expect(await print({ job: largest })).toEqual(printed);
  });
});
