/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control, newKey } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { OPEN_TIMEOUT_MS, openSandbox } from '../../testing/open';
import { placeOrder, plainOrder, readOrder, SAMAL } from '../../testing/orders';

let running: RunningSandbox;
let token: string;
let other: string;
beforeAll(async () => {
  running = await openSandbox(0.2);
  token = await signIn(running.app);
  other = await signIn(running.app, '+7 702 000 00 09');
}, OPEN_TIMEOUT_MS);
afterAll(() => running.close());

const contacts = z.object({
  data: z.object({
    phone: z.string(),
    whatsapp_url: z.string().nullable(),
    telegram_url: z.string().nullable(),
    working_hours: z.string(),
  }),
});

async function readContacts(query = '', language = 'ru') {
  const url = `/takeaway/v1/support/contacts${query}`;
  const answer = await sendTo(running.app, { url, headers: { 'accept-language': language } });
  return contacts.parse(answer.body).data;
}

describe('how support is reached', () => {
  it('has WhatsApp in Kazakhstan, also without a country, and not in Georgia', async () => {
    expect((await readContacts('?country_id=1')).whatsapp_url).toMatch(/^https:\/\/wa\.me\//);
    expect((await readContacts('?country_id=2')).whatsapp_url).toBeNull();
    expect(await readContacts()).toEqual(await readContacts('?country_id=2'));
  });

  it('gives its hours in the diner’s language', async () => {
    const answers = await Promise.all(
      ['kk', 'ru', 'en', 'ka'].map((language) => readContacts('?country_id=1', language)),
    );
    expect(new Set(answers.map(({ working_hours: hours }) => hours)).size).toBe(4);
  });
});

const calls = z.object({
  calls: z.array(
    z.object({
      topic: z.string(),
      message: z.string(),
      orderId: z.number().nullable(),
      venueId: z.number().nullable(),
      phone: z.string(),
    }),
  ),
});
const readCalls = async () => calls.parse(await control(running.app, 'GET', 'support-calls')).calls;

const callSupport = (body: Record<string, unknown>, by?: string, key?: string) =>
  sendTo(running.app, { method: 'POST', url: '/takeaway/v1/support/calls', body, token: by, key });

describe('a call for support', () => {
  it('a call for support of a diner is about an order and needs no number', async () => {
    const { id } = readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    const body = { topic: 'order', message: 'Не привезли лагман', order_id: id, filial_id: SAMAL };
    const answer = await callSupport(body, token);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ data: { topic: 'order', status: 'received' } });
    expect(await readCalls()).toContainEqual({
      topic: 'order',
      message: 'Не привезли лагман',
      orderId: id,
      venueId: SAMAL,
      phone: '+77011234567',
    });
  });

  it('a call for support of a guest needs a number', async () => {
    const body = { topic: 'fridge', message: 'Дверь не открылась 🥶' };
    const refused = await callSupport(body);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: [{ code: 'validation_failed', source: { pointer: '/phone' } }] },
    ]);
    expect((await callSupport({ ...body, phone: '+77770000000' })).status).toBe(201);
    expect(await readCalls()).toContainEqual(
      expect.objectContaining({ ...body, phone: '+77770000000', orderId: null }),
    );
  });

  it('sent again with its key is one', async () => {
    const key = newKey();
    const body = { topic: 'other', message: 'once' };
    const [first, again] = [await callSupport(body, token, key), await callSupport(body, token, key)];
    expect(again.text).toBe(first.text);
    expect((await readCalls()).filter(({ message }) => message === 'once')).toHaveLength(1);
  });

  it('a call for support about an order that is not the caller’s own is refused', async () => {
    const { id } = readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    const body = { topic: 'order', message: 'mine?', order_id: id, phone: '+77770000000' };
    for (const by of [other, undefined]) {
      const answer = await callSupport(body, by);
      expect([answer.status, ...codesOf(answer)]).toEqual([404, 'order_not_found']);
    }
    expect((await readCalls()).some(({ message }) => message === 'mine?')).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an unknown topic', { topic: 'weather', message: 'x' }],
    ['an empty message', { topic: 'other', message: '' }],
    ['a message of 2,001 signs', { topic: 'other', message: 'x'.repeat(2001) }],
    ['a number that is none', { topic: 'other', message: 'x', phone: '8 701' }],
  ])('a call for support with %s is refused', async (_what, body) => {
    const answer = await callSupport(body, token);
    expect([answer.status, ...codesOf(answer)]).toEqual([422, 'validation_failed']);
  });
});
