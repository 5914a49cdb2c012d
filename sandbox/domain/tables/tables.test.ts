/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control, type Answer } from '../../testing/send-to';
import { openBeforeTests } from '../../testing/hooks';
import { SAMAL, SUPRA } from '../../testing/orders';
import { BILL_TERRACE } from '../../testing/hall';

/** Shares the hall of 3107. */
const NEIGHBOUR = 3108;

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));
afterEach(() => control(running.app, 'POST', 'clock', { reset: true }));

const pass = (minutes: number) => control(running.app, 'POST', 'clock', { advanceMinutes: minutes });
const refusalOf = (answer: Answer) => [answer.status, ...codesOf(answer)];

const tables = z.object({
  data: z.array(z.object({ id: z.number(), number: z.string(), name: z.string(), terminal_id: z.number() })),
});

async function listTables(venue: number, query = '', language = 'ru') {
  const url = `/terminals/terminals/${venue}/tables${query}`;
  return tables.parse((await sendTo(running.app, { url, headers: { 'accept-language': language } })).body)
    .data;
}

describe('the tables of a venue', () => {
  it('are listed by number, named in the diner’s language', async () => {
    const listed = await listTables(SAMAL);
    expect(listed.map(({ number }) => number)).toEqual(['1', '5', '7', '9', '12', '15', '22', 'VIP']);
    expect(listed[4]).toMatchObject({ id: 812, name: 'Терраса 12' });
    expect((await listTables(SUPRA, '', 'ka')).map(({ name }) => name)).toEqual(['დარბაზი 1', 'აივანი 8']);
  });

  it('are those of the hall that it shares', async () => {
    expect(await listTables(NEIGHBOUR)).toEqual(await listTables(SAMAL));
  });

  it.each([
    ['12', [812]],
    ['vip', [820]],
    ['%20VIP%20', [820]],
    ['1', [801]],
    ['13', []],
  ])('are found by the number %s as it was typed', async (typed, ids) => {
    expect((await listTables(SAMAL, `?number=${typed}`)).map(({ id }) => id)).toEqual(ids);
  });

  it('are empty at a venue without tables', async () => {
    expect(await listTables(3102)).toEqual([]);
  });
});

const attachment = z.object({
  data: z.object({
    table: z.object({ id: z.number() }),
    main_terminal_id: z.number(),
    bill_id: z.string().nullable(),
    attached_at: z.string(),
  }),
});

const attach = (table: number, venue = SAMAL, fingerprint = 'fingerprint-of-a-guest') =>
  sendTo(running.app, {
    method: 'POST',
    url: `/terminals/terminals/${venue}/tables/${table}/attach`,
    headers: { 'x-fingerprint': fingerprint },
  });
const attached = async (...requested: Parameters<typeof attach>) =>
  attachment.parse((await attach(...requested)).body).data;

describe('attaching to a table', () => {
  it('names the bill of the table', async () => {
    expect(await attached(812)).toMatchObject({
      table: { id: 812 },
      main_terminal_id: SAMAL,
      bill_id: BILL_TERRACE,
    });
    expect((await attached(812, NEIGHBOUR)).main_terminal_id).toBe(SAMAL);
  });

  it.each([
    ['is free', 801],
    ['has paid', 807],
  ])('names no bill where the table %s', async (_how, table) => {
    expect((await attached(table)).bill_id).toBeNull();
  });

  it('again changes nothing, until the guest has sat elsewhere or two hours have passed', async () => {
    const first = (await attached(812)).attached_at;
    await pass(10);
    expect((await attached(812)).attached_at).toBe(first);
    const other = await attached(812, SAMAL, 'fingerprint-of-another');
    expect(Date.parse(other.attached_at)).toBeGreaterThan(Date.parse(first));
    await attached(805);
    const back = (await attached(812)).attached_at;
    expect(Date.parse(back)).toBeGreaterThan(Date.parse(first));
    await pass(121);
    expect(Date.parse((await attached(812)).attached_at)).toBeGreaterThan(Date.parse(back));
  });

  it.each([
    ['that is closed for bills', 809, SAMAL, 409, 'table_attach_failed'],
    ['that does not exist', 5, SAMAL, 404, 'table_not_found'],
    ['of another hall', 908, SAMAL, 404, 'table_not_found'],
    ['of an unknown venue', 812, 999_999, 404, 'terminal_not_found'],
  ])('an attachment to a table %s is refused', async (_which, table, venue, status, code) => {
    expect(refusalOf(await attach(table, venue))).toEqual([status, code]);
  });
});

const call = z.object({
  data: z.object({ id: z.string(), reason: z.string(), status: z.string(), created_at: z.string() }),
});
const calls = z.object({
  calls: z.array(z.object({ table_id: z.number(), reason: z.string(), comment: z.string() })),
});

const askWaiter = (body: Record<string, unknown>, venue = SAMAL) =>
  sendTo(running.app, { method: 'POST', url: `/takeaway/v1/filial/${venue}/waiter-calls`, body });
const callWaiter = async (body: Record<string, unknown>, venue = SAMAL) =>
  call.parse((await askWaiter(body, venue)).body).data;

describe('a call of the waiter', () => {
  it('is sent, seen a minute later and done after five', async () => {
    const requested = { table_id: 801, reason: 'waiter' };
    const sent = await callWaiter(requested);
    expect(sent).toMatchObject({ reason: 'waiter', status: 'sent' });
    await pass(1);
    expect(await callWaiter(requested)).toEqual({ ...sent, status: 'accepted' });
    await pass(4);
    const next = await callWaiter(requested);
    expect(next.status).toBe('sent');
    expect(next.id).not.toBe(sent.id);
  });

  it('is one of a table for each reason, also from a venue that shares the hall', async () => {
    const bill = await callWaiter({ table_id: 812, reason: 'bill', comment: 'Картой' });
    expect((await callWaiter({ table_id: 812, reason: 'bill' }, NEIGHBOUR)).id).toBe(bill.id);
    expect((await callWaiter({ table_id: 812, reason: 'cleaning' })).id).not.toBe(bill.id);
    expect((await callWaiter({ table_id: 805, reason: 'bill' })).id).not.toBe(bill.id);
    const listed = calls.parse(await control(running.app, 'GET', 'waiter-calls')).calls;
    const terrace = listed.filter(({ table_id }) => table_id === 812);
    expect(terrace.map(({ reason, comment }) => [reason, comment]).sort()).toEqual([
      ['bill', 'Картой'],
      ['cleaning', ''],
    ]);
  });

  it('made five times at once is one', async () => {
    const requested = { table_id: 820, reason: 'other' };
    const made = await Promise.all(Array.from({ length: 5 }, () => callWaiter(requested)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it.each<[string, Record<string, unknown>, number, number, string]>([
    ['an unknown table', { table_id: 5, reason: 'bill' }, SAMAL, 404, 'table_not_found'],
    ['a table of another hall', { table_id: 908, reason: 'bill' }, SAMAL, 404, 'table_not_found'],
    ['an unknown venue', { table_id: 812, reason: 'bill' }, 999_999, 404, 'terminal_not_found'],
    ['an unknown reason', { table_id: 812, reason: 'song' }, SAMAL, 422, 'validation_failed'],
    ['no table', { reason: 'bill' }, SAMAL, 422, 'validation_failed'],
    [
      'a long comment',
      { table_id: 812, reason: 'bill', comment: 'x'.repeat(201) },
      SAMAL,
      422,
      'validation_failed',
    ],
  ])('a call of the waiter for %s is refused', async (_what, body, venue, status, code) => {
    expect(refusalOf(await askWaiter(body, venue))).toEqual([status, code]);
  });
});
