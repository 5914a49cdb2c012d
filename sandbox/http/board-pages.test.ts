/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { control } from '../testing/send-to';
import { Browser, type Page } from '../testing/browser';
import { openBeforeTests, startOver } from '../testing/hooks';
import { kindsOf, orderOf } from '../testing/kinds';
import { online, readPayment } from '../testing/order-kinds';
import { sendOrder, orderBody, positionOf, PRODUCTS, readOrder, readProduct, SAMAL } from '../testing/orders';
import { settle } from '../testing/hall';
import { openTablet, placeByTablet, tabletTakeaway } from '../testing/tablets';

/** 12:00 of a Wednesday in Almaty. */
const NOON = '2030-03-13T07:00:00.000Z';

let app: FastifyInstance;
let token: string;

openBeforeTests(1, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app, { at: NOON });
});

const { bodies, place } = kindsOf(() => ({ app, token }));
const browser = () => new Browser(app);
const kitchen = (lang = 'en') => browser().open(`/kitchen/${SAMAL}?lang=${lang}`);
const hall = (lang = 'en') => browser().open(`/ready/${SAMAL}?lang=${lang}`);
const press = (page: Page, seen: string) => browser().submit(page, { seen });
const numberOf = (answer: Parameters<typeof orderOf>[0]) => String(orderOf(answer).attributes.number);
const statusOf = async (id: number) => readOrder(await sendOrder(app, token, id)).attributes.status;
/** The part of the page under the heading of the column. */
const columnOf = ({ text }: Page, status: string) =>
  text.split(`<section class="${status}">`)[1]?.split('</section>')[0] ?? '';

it('the kitchen takes an order over three presses to the guest, and the hall follows it', async () => {
  const made = await place('takeaway', await bodies.takeaway({ customer_name: 'Дәурен' }));
  const [id, number] = [readOrder(made).id, numberOf(made)];
  const first = await kitchen();
  expect(columnOf(first, 'created')).toContain(number);
  expect(first.text).toContain('Дәурен');
  expect(first.text).toContain('12:00');
  expect(columnOf(await hall(), 'cooking')).toContain(number);
  const second = await press(first, 'created');
  expect(columnOf(second, 'cooking')).toContain(number);
  expect(await statusOf(id)).toBe('cooking');
  const third = await press(second, 'cooking');
  expect(columnOf(third, 'ready')).toContain(number);
  expect(columnOf(await hall(), 'ready')).toContain(number);
  const last = await press(third, 'ready');
  expect(await statusOf(id)).toBe('completed');
  expect(last.text + (await hall()).text).not.toContain(number);
});

it('a press on a page that is out of date, or on another venue’s, moves nothing on', async () => {
  const id = readOrder(await place('takeaway', await bodies.takeaway())).id;
  const page = await kitchen();
  await press(page, 'created');
  await press(page, 'created');
  await press(page, 'completed');
  await browser().post(`/kitchen/3108/orders/${id}`, { seen: 'cooking' });
  expect(await statusOf(id)).toBe('cooking');
});

it('has every dish with its additives, the table, the comment and what is to pay', async () => {
  const besbarmaq = await readProduct(app, PRODUCTS.besbarmaq);
  const [group] = besbarmaq.additive_categories;
  const chosen = group?.items[0];
  if (!chosen) throw new Error('Besbarmaq has no additives');
  const position = positionOf(besbarmaq, { additives: [{ additive_id: chosen.id, count: 1 }], count: 2 });
  const goods = 2 * (position.price + chosen.price);
  const sum = goods + Math.floor(goods * 0.12);
  const body = orderBody([position], { sum, table_id: 812, comment: 'Без лука <b>' });
  expect((await place('express', body)).status).toBe(201);
  const { text } = await kitchen();
  expect(text).toContain('<b>2 ×</b>');
  expect(text).toContain(chosen.name);
  expect(text).toMatch(/Dine in · Table \d+/);
  expect(text).toContain('Без лука &#60;b&#62;');
  expect(text).toContain('To pay at the counter: ');
});

it('has an online order once it is paid, and a kiosk’s beside a diner’s', async () => {
  const made = await place('takeaway', await bodies.takeaway(online()));
  expect((await kitchen()).text).not.toContain(numberOf(made));
  await settle(app, readPayment(made).id, 'paid');
  const kiosk = await placeByTablet(app, await openTablet(app), 'takeaway', await tabletTakeaway(app));
  const { text } = await kitchen();
  expect(text).toContain(numberOf(made));
  expect(text).toContain(numberOf(kiosk));
});

it('the kitchen hands a delivery to the courier, and the hall does not call it out', async () => {
  const made = await place('delivery', await bodies.delivery());
  expect((await hall()).text).not.toContain(numberOf(made));
  await control(app, 'POST', `orders/${readOrder(made).id}/status`, { status: 'cooking' });
  const page = await kitchen();
  expect(page.text).toContain('Hand to the courier');
  await press(page, 'cooking');
  expect(await statusOf(readOrder(made).id)).toBe('delivery');
  expect((await kitchen()).text).not.toContain(numberOf(made));
});

it('the hall’s board says nothing of a guest but the number', async () => {
  const name = 'Айсұлу-Сәмал';
  await place('takeaway', await bodies.takeaway({ customer_name: name, comment: 'Аллергия' }));
  const { text } = await hall();
  expect(text).not.toContain(name);
  expect(text).not.toMatch(/Аллергия|\+7|data-order|390/);
});

it.each([
  ['kk', 'Дайындалуда'],
  ['ru', 'Готовятся'],
  ['en', 'Being prepared'],
  ['ka', 'მზადდება'],
])('both boards speak %s, load themselves again and run no script', async (lang, words) => {
  await place('takeaway', await bodies.takeaway());
  for (const page of [await kitchen(lang), await hall(lang)]) {
    expect(page.status).toBe(200);
    expect(page.text).toContain(words);
    expect(page.text).toContain('http-equiv="refresh"');
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
  }
});

it.each([
  ['/kitchen/999999', 404],
  ['/ready/999999', 404],
  ['/kitchen/abc', 422],
  ['/ready/0', 422],
])('%s is answered %s', async (url, status) => {
  expect((await browser().open(url)).status).toBe(status);
});
