/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '../../database/schema';
import { nearestHouse } from '../geo/line';
import { streetsOf } from '../../catalogue/streets';
import type { RunningSandbox } from '../../server';
import { sendTo, control } from '../../testing/send-to';
import { signIn } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { sendOrder, placeOrder, plainOrder, readOrder, SAMAL } from '../../testing/orders';
import { fetchCourier, DESTINATION, orderIdOf, placeDelivery, readCourier } from '../../testing/served';
import { distanceMeters, type Point } from '../../kernel/distance';
import { getVenue } from '../venues/venues';
import { courierAnswer } from './courier';

const ALMATY = 1;
const NOON = '2030-03-13T07:00:00.000Z';

let running: RunningSandbox;
let token: string;
let order: number;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(async () => {
  token = await startOver(running.app, { at: NOON });
  order = orderIdOf(await placeDelivery(running.app, token));
});

const pass = (minutes: number) => control(running.app, 'POST', 'clock', { advanceMinutes: minutes });
const read = (language?: string) => readCourier(running.app, token, order, language);
const moveTo = (status: string) => control(running.app, 'POST', `orders/${order}/status`, { status });

/** Minutes that the order stays in its present status. */
async function minutesLeft(): Promise<number> {
  const { next_average_time: minutes } = readOrder(
    await sendOrder(running.app, token, order),
  ).current_order_status;
  if (minutes === null) throw new Error('The order is over');
  return minutes;
}

async function place(): Promise<Point> {
  const found = await read();
  if (found?.latitude == null || found.longitude === null) throw new Error('The courier is nowhere');
  return { latitude: found.latitude, longitude: found.longitude };
}

async function venuePlace(): Promise<Point> {
  const { body } = await sendTo(running.app, { url: `/takeaway/locations/card/terminal/${SAMAL}` });
  const point = z.object({ latitude: z.number(), longitude: z.number() });
  return z.object({ data: z.object({ coordinates: point }) }).parse(body).data.coordinates;
}

describe('the courier of an order', () => {
  it('is not assigned until the dishes are half done', async () => {
    expect(await read()).toBeNull();
    await moveTo('cooking');
    const minutes = await minutesLeft();
    expect(await read()).toBeNull();
    await pass(minutes / 2 - 0.5);
    expect(await read()).toBeNull();
    await pass(0.6);
    expect(await read()).not.toBeNull();
  });

  it('has no position yet in his first minute, and then comes to the venue', async () => {
    await moveTo('cooking');
    const minutes = await minutesLeft();
    await pass(minutes / 2 + 0.1);
    expect(await read()).toMatchObject({ latitude: null, longitude: null });
    await pass(1);
    const venue = await venuePlace();
    const farther = distanceMeters(await place(), venue);
    expect(farther).toBeGreaterThan(50);
    await pass(minutes / 2 - 1.3);
    expect(distanceMeters(await place(), venue)).toBeLessThan(farther);
  });

  it('goes along the streets from the venue to the door, nearer all the time', async () => {
    await moveTo('delivery');
    const minutes = await minutesLeft();
    expect(distanceMeters(await place(), await venuePlace())).toBeLessThan(60);
    const steps = 6;
    const passed: Point[] = [];
    for (let step = 1; step < steps; step += 1) {
      await pass(minutes / steps);
      const now = await place();
      const metersOff = Math.min(...streetsOf(ALMATY).map((street) => nearestHouse(street, now).meters));
      expect(metersOff).toBeLessThan(20);
      passed.push(now);
    }
    const left = passed.map((point) => distanceMeters(point, DESTINATION));
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(new Set(left).size).toBe(left.length);
    await pass(minutes / steps - 0.2);
    expect(await place()).toEqual(DESTINATION);
  });

  it('stays at his point while the clock stands still', async () => {
    await moveTo('delivery');
    await pass(5);
    const [one, two] = [await place(), await place()];
    expect(distanceMeters(one, two)).toBeLessThan(5);
  });

  it.each(['completed', 'canceled'])('is not shown once the order is %s', async (status) => {
    await moveTo('delivery');
    expect(await read()).not.toBeNull();
    await moveTo(status);
    expect(await read()).toBeNull();
  });

  it('has a name in the diner’s language and a number, the same all the way', async () => {
    await moveTo('delivery');
    const [russian, kazakh] = [await read('ru'), await read('kk')];
    expect(russian?.phone).toMatch(/^\+7705\d{7}$/);
    expect(kazakh?.phone).toBe(russian?.phone);
    expect([russian?.name, kazakh?.name]).not.toContain('');
    await pass(3);
    expect((await read('ru'))?.name).toBe(russian?.name);
  });

  it('is in the order too', async () => {
    await moveTo('delivery');
    const found = await read();
    const { body } = await sendOrder(running.app, token, order);
    expect(body).toMatchObject({
      data: { relationships: { courier: { name: found?.name, phone: found?.phone } } },
    });
  });

  it('does not exist for an order that the diner fetches', async () => {
    const fetched = orderIdOf(await placeOrder(running.app, token, await plainOrder(running.app)));
    await control(running.app, 'POST', `orders/${fetched}/status`, { status: 'cooking' });
    await pass(8);
    expect(await readCourier(running.app, token, fetched)).toBeNull();
  });

  it('does not exist for an order that the venue delivers by itself', async () => {
    await moveTo('delivery');
    const { database, clock } = running.sandbox;
    const [row] = await database.select().from(orders).where(eq(orders.id, order));
    if (!row) throw new Error('The order is gone');
    const venue = await getVenue(database, SAMAL);
    expect(courierAnswer(row, venue, clock.now(), 'en')).not.toBeNull();
    expect(courierAnswer({ ...row, kind: 'vendor_delivery' }, venue, clock.now(), 'en')).toBeNull();
  });

  it('is shown to the diner alone', async () => {
    const other = await signIn(running.app, '+7 702 000 00 09');
    const answer = await fetchCourier(running.app, other, order);
    expect([answer.status, answer.body]).toEqual([404, { message: 'Order not found' }]);
  });
});
