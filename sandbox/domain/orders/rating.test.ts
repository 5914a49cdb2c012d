/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control, newKey, type Answer } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { sendOrder, placeOrder, plainOrder } from '../../testing/orders';
import { orderIdOf } from '../../testing/served';

const DAY = 24 * 60;
const PHONE = '+7 702 000 00 01';

let running: RunningSandbox;
let token: string;
let order: number;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(async () => {
  token = await startOver(running.app, { phone: PHONE });
  order = orderIdOf(await placeOrder(running.app, token, await plainOrder(running.app)));
});

const refusalOf = (answer: Answer) => [answer.status, ...codesOf(answer)];
const moveTo = (status: string) => control(running.app, 'POST', `orders/${order}/status`, { status });

function rate(body: Record<string, unknown>, by = token, key = newKey()): Promise<Answer> {
  return sendTo(running.app, {
    method: 'POST',
    url: `/takeaway/v1/order/${order}/rating`,
    body,
    token: by,
    key,
  });
}

const rated = z.object({
  data: z.object({ attributes: z.object({ is_rating_allowed: z.boolean(), rating: z.unknown() }) }),
});
const readRated = async () => rated.parse((await sendOrder(running.app, token, order)).body).data.attributes;

describe('the rating of an order', () => {
  it('is given once it is completed, and is in the order', async () => {
    await moveTo('completed');
    expect((await readRated()).is_rating_allowed).toBe(true);
    const given = { score: 4, tags: ['tasty', 'late'], comment: 'Рахмет! 🍲' };
    const answer = await rate(given);
    expect([answer.status, answer.body]).toEqual([201, { data: given }]);
    expect(await readRated()).toEqual({ is_rating_allowed: false, rating: given });
  });

  it('needs no tags and no comment', async () => {
    await moveTo('completed');
    expect((await rate({ score: 1 })).body).toEqual({ data: { score: 1, tags: [], comment: '' } });
  });

  it('is given once, also when it is sent five times at once', async () => {
    await moveTo('completed');
    const answers = await Promise.all([1, 2, 3, 4, 5].map((score) => rate({ score })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(refusalOf(await rate({ score: 5 }))).toEqual([409, 'rating_not_allowed']);
  });

  it('sent again with its key is answered again', async () => {
    await moveTo('completed');
    const key = newKey();
    const first = await rate({ score: 5 }, token, key);
    expect((await rate({ score: 5 }, token, key)).text).toBe(first.text);
  });

  it.each(['created', 'cooking', 'ready', 'canceled'])('is refused while it is %s', async (status) => {
    await moveTo(status);
    expect((await readRated()).is_rating_allowed).toBe(false);
    expect(refusalOf(await rate({ score: 5 }))).toEqual([409, 'rating_not_allowed']);
  });

  it.each([
    [13 * DAY, 201],
    [14 * DAY + 1, 409],
  ])('%d minutes later is answered %d', async (minutes, status) => {
    await moveTo('completed');
    await control(running.app, 'POST', 'clock', { advanceMinutes: minutes });
    const answer = await rate({ score: 5 }, await signIn(running.app, PHONE));
    expect(answer.status).toBe(status);
  });

  it('belongs to the diner of the order alone', async () => {
    await moveTo('completed');
    const other = await signIn(running.app, '+7 702 000 00 09');
    expect(refusalOf(await rate({ score: 1 }, other))).toEqual([404, 'order_not_found']);
    expect((await readRated()).rating).toBeNull();
  });

  it.each<[string, Record<string, unknown>]>([
    ['no score', {}],
    ['six stars', { score: 6 }],
    ['half a star', { score: 4.5 }],
    ['an unknown tag', { score: 4, tags: ['salty'] }],
    ['a tag twice', { score: 4, tags: ['late', 'late'] }],
    ['a comment of 1,001 signs', { score: 4, comment: 'x'.repeat(1001) }],
  ])('a rating with %s is refused', async (_what, body) => {
    await moveTo('completed');
    expect(refusalOf(await rate(body))).toEqual([422, 'validation_failed']);
  });
});
