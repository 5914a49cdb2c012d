/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { openBeforeTests } from '../../testing/hooks';
import { SAMAL, SUPRA } from '../../testing/orders';

const bill = z.object({
  data: z.object({
    number: z.string(),
    status: z.string(),
    filial_id: z.number(),
    main_terminal_id: z.number(),
    table: z.object({ id: z.number(), terminal_id: z.number(), name: z.string() }),
    waiter: z.object({ name: z.string() }).nullable(),
    positions: z.array(z.object({ name: z.string(), count: z.number(), price: z.number(), sum: z.number() })),
    positions_sum: z.number(),
    service_percentage: z.number(),
    service_charge: z.number(),
    sum: z.number(),
    paid: z.number(),
    to_pay: z.number(),
    currency: z.string(),
    cashback_percentage: z.number(),
    is_tips_allowed: z.boolean(),
    opened_at: z.string(),
  }),
});

/** Shares the hall of 3107. */
const NEIGHBOUR = 3108;
const TERRACE = 812;
const BALCONY = 908;

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));

type RequestOptions = { venue?: number; table?: number; main?: number; language?: string; token?: string };

function fetchBill({
  venue = SAMAL,
  table = TERRACE,
  main = venue,
  language = 'ru',
  token,
}: RequestOptions = {}) {
  const url = `/takeaway/v1/filial/${venue}/bill?table_id=${table}&main_terminal_id=${main}`;
  return sendTo(running.app, { url, headers: { 'accept-language': language }, token });
}
const readBill = async (requested?: RequestOptions) => bill.parse((await fetchBill(requested)).body).data;

describe('the bill of a table', () => {
  it.each([
    [SAMAL, 805, 'KZT', 12],
    [SAMAL, TERRACE, 'KZT', 12],
    [SAMAL, 820, 'KZT', 12],
    [SUPRA, BALCONY, 'GEL', 0],
  ])(
    'the bill of a table of %d, table %d, adds up in %s with %d %% of service',
    async (venue, table, currency, percentage) => {
      const found = await readBill({ venue, table });
      const hundredths = (amount: number) => Math.round(amount * 100);
      for (const { price, count, sum } of found.positions) expect(sum).toBeCloseTo(price * count, 2);
      const goods = found.positions.reduce((sum, position) => sum + hundredths(position.sum), 0);
      expect(hundredths(found.positions_sum)).toBe(goods);
      const step = currency === 'KZT' ? 100 : 1;
      const charge = Math.floor((goods * percentage) / 100 / step) * step;
      expect(hundredths(found.service_charge)).toBe(charge);
      expect(hundredths(found.sum)).toBe(goods + charge);
      expect(found).toMatchObject({
        currency,
        service_percentage: percentage,
        paid: 0,
        to_pay: found.sum,
      });
    },
  );

  it('the bill of a till that rounds nothing has hundredths of a tenge in its dishes and its service', async () => {
    const found = await readBill({ table: 822 });
    const hundredths = (amount: number) => Math.round(amount * 100);
    const goods = found.positions.reduce((sum, position) => sum + hundredths(position.sum), 0);
    expect(hundredths(found.positions_sum)).toBe(goods);
    expect(hundredths(found.service_charge)).toBe(Math.floor((goods * 12) / 100));
    expect(hundredths(found.sum)).toBe(goods + Math.floor((goods * 12) / 100));
    for (const amount of [goods, hundredths(found.service_charge), hundredths(found.sum)])
      expect(amount % 100).not.toBe(0);
  });

  it('has the dishes of the venue at its prices, half portions among them', async () => {
    const { positions } = await readBill();
    const answer = await sendTo(running.app, {
      url: `/menu/v2/category/products?filial_id=${SAMAL}`,
      headers: { 'accept-language': 'kk' },
    });
    for (const { name, price } of positions) {
      expect(answer.text).toContain(`"product_name":${JSON.stringify(name)}`);
      expect(price).toBeGreaterThan(0);
    }
    expect(positions.map(({ count }) => count)).toContain(0.5);
  });

  it('names the table in the diner’s language and the dishes in that of the till', async () => {
    const [russian, english] = [await readBill({ language: 'ru' }), await readBill({ language: 'en' })];
    expect([russian.table.name, english.table.name]).toEqual(['Терраса 12', 'Terrace 12']);
    expect(russian.positions).toEqual(english.positions);
    expect(russian.positions.map(({ name }) => name)).toContain('Бешбармақ');
  });

  it('is shown by a venue that shares the hall', async () => {
    const { filial_id, main_terminal_id, table } = await readBill({ venue: NEIGHBOUR, main: SAMAL });
    expect([filial_id, main_terminal_id, table.terminal_id]).toEqual([NEIGHBOUR, SAMAL, SAMAL]);
  });

  it('allows tips where it has a waiter', async () => {
    for (const table of [805, TERRACE]) {
      const { waiter, is_tips_allowed } = await readBill({ table });
      expect(is_tips_allowed).toBe(waiter !== null);
    }
    expect((await readBill({ table: 805 })).waiter).toBeNull();
  });

  it('promises 10 % for a diner’s first bill, and a guest the lowest level', async () => {
    const guest = await readBill();
    const diner = await readBill({ token: await signIn(running.app) });
    expect([guest.cashback_percentage, diner.cashback_percentage]).toEqual([3, 10]);
  });

  it('the bill of a table that is being paid is shown so', async () => {
    expect((await readBill({ table: 820 })).status).toBe('paying');
  });

  it('is of this sitting: 20 minutes to less than two and a half hours old', async () => {
    for (const minutes of [0, 25, 59, 60, 119, 1441]) {
      await control(running.app, 'POST', 'clock', { advanceMinutes: minutes });
      const { now } = z.object({ now: z.iso.datetime() }).parse(await control(running.app, 'GET', 'clock'));
      const age = (Date.parse(now) - Date.parse((await readBill()).opened_at)) / 60_000;
      expect(age).toBeGreaterThanOrEqual(20);
      expect(age).toBeLessThan(141);
    }
    await control(running.app, 'POST', 'clock', { reset: true });
  });
});

it('is not shown by 3108 and 4108 themselves, which share the tables', async () => {
  for (const id of [NEIGHBOUR, 4108]) {
    const { body } = await sendTo(running.app, { url: `/takeaway/locations/card/terminal/${id}` });
    expect(body).toMatchObject({ data: { is_check_pulling_enabled: false } });
  }
});

describe('there is no bill', () => {
  it.each<[string, RequestOptions, [number, string]]>([
    ['on a free table', { table: 801 }, [404, 'bill_not_found']],
    ['on a free table of Tbilisi', { venue: SUPRA, table: 901 }, [404, 'bill_not_found']],
    ['that was paid', { table: 807 }, [409, 'bill_already_paid']],
    ['of a table that does not exist', { table: 5 }, [404, 'table_not_found']],
    ['of a table of another venue', { table: BALCONY }, [404, 'table_not_found']],
    ['of another hall', { main: SUPRA, table: BALCONY }, [404, 'table_not_found']],
    ['of a hall that the venue only shares', { venue: NEIGHBOUR }, [404, 'table_not_found']],
    ['of an unknown venue', { venue: 999_999 }, [404, 'terminal_not_found']],
  ])('%s', async (_where, requested, refusal) => {
    const answer = await fetchBill(requested);
    expect([answer.status, ...codesOf(answer)]).toEqual(refusal);
  });
});
