/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { codesOf } from '../../testing/send-to';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { kindsOf, faultOf, orderOf } from '../../testing/kinds';
import { breads, deliveryBody, HOME, readTariffs, sumOf } from '../../testing/order-kinds';
import { SAMAL } from '../../testing/orders';

/** 12:00 of a Wednesday in Almaty. */
const NOON = '2030-03-13T07:00:00.000Z';
/** Delivery is suspended. */
const SUSPENDED = 3112;
/** Out of every zone. */
const FAR = { ...HOME, latitude: 43.5 };

let app: FastifyInstance;
let token: string;

openBeforeTests(1, (running) => ({ app } = running));
beforeEach(async () => {
  token = await startOver(app, { at: NOON });
});
const { bodies, place } = kindsOf(() => ({ app, token }));

describe('a delivery', () => {
  it('carries the whole address; of a private house the flat is the same word in every language', async () => {
    const address = { ...HOME, apartment: '7', is_private_house: true };
    const { relationships } = orderOf(await place('delivery', await bodies.delivery({ address })));
    expect(relationships).toMatchObject({
      address: { ...address, apartment: 'Дом', comment: 'Домофон 41К' },
      courier: null,
    });
  });

  it('costs the tariff, the next tier from its amount on, less the highest subsidy reached', async () => {
    const [cheapest] = await readTariffs(app, SAMAL);
    if (!cheapest) throw new Error('Nothing is delivered there');
    const { price, next_tier_amount: tier, next_tier_cost: tierCost } = cheapest;
    expect([tier, tierCost]).toEqual([8_000, price - 200]);
    // Subsidies of 3107: 300 off from 6,000 on, 690 off from 10,000 on.
    for (const [count, cost] of [
      [8, price],
      [15, price],
      [16, price - 300],
      [20, price - 300],
      [21, price - 200 - 300],
      [26, Math.max(0, price - 200 - 690)],
    ] as const) {
      const positions = await breads(app, count);
      const right = await deliveryBody(app, positions, { delivery_cost: cost });
      const made = await place('delivery', right);
      expect([count, made.status, codesOf(made)]).toEqual([count, 201, []]);
      expect(orderOf(made).attributes).toMatchObject({ delivery_cost: cost, sum: sumOf(positions) + cost });
      const wrong = await place('delivery', { ...right, delivery_cost: cost + 1 });
      expect(faultOf(wrong)).toMatchObject({ code: 'delivery_cost_changed', meta: { delivery_cost: cost } });
    }
  });

  it('is refused when the tariff is gone or goes another way, with what the cheapest costs', async () => {
    const [cheapest] = await readTariffs(app, SAMAL);
    for (const changes of [{ tariff_id: 'drone' }, { transport_type: 'CAR' }]) {
      const answer = await place('delivery', await bodies.delivery(changes));
      expect(faultOf(answer)).toMatchObject({
        code: 'delivery_cost_changed',
        meta: { delivery_cost: cheapest?.price },
      });
    }
  });

  it('is refused out of the zone, below the minimum, while suspended, and by a venue that brings by itself', async () => {
    const far = await place('delivery', await bodies.delivery({ address: FAR }));
    expect(faultOf(far)).toMatchObject({ code: 'delivery_zone_unserved', source: { pointer: '/address' } });
    const small = await place('delivery', await deliveryBody(app, await breads(app, 7)));
    expect(faultOf(small)).toMatchObject({ code: 'min_sum_not_reached', meta: { min_sum: 3_000 } });
    const suspended = await place('delivery', await bodies.delivery({ filial_id: SUSPENDED }));
    expect(codesOf(suspended)).toEqual(['delivery_suspended']);
    const vendor = await bodies['vendor-delivery']({ tariff_id: 'foot-standard', transport_type: 'FOOT' });
    expect(codesOf(await place('delivery', vendor))).toEqual(['terminal_not_found']);
    expect(codesOf(await place('vendor-delivery', await bodies.delivery()))).toEqual(['terminal_not_found']);
  });

  it('a delivery by the venue costs what the venue says, between its minimum and maximum', async () => {
    const body = await bodies['vendor-delivery']();
    const [one] = z.array(z.looseObject({ count: z.number(), price: z.number() })).parse(body.positions);
    if (!one) throw new Error('The body has no position');
    const ofCount = (count: number, rest: Record<string, unknown> = {}) => {
      const sum = count * one.price + 800;
      return place('vendor-delivery', { ...body, positions: [{ ...one, count }], sum, ...rest });
    };
    expect(faultOf(await ofCount(1))).toMatchObject({
      code: 'min_sum_not_reached',
      meta: { min_sum: 4_000 },
    });
    const above = Math.floor(50_000 / one.price) + 1;
    expect(faultOf(await ofCount(above))).toMatchObject({
      code: 'max_sum_exceeded',
      meta: { max_sum: 50_000 },
    });
    expect(faultOf(await ofCount(one.count, { delivery_cost: 700 }))).toMatchObject({
      code: 'delivery_cost_changed',
      meta: { delivery_cost: 800 },
    });
    expect(codesOf(await ofCount(one.count, { address: FAR }))).toEqual(['delivery_zone_unserved']);
  });
});
