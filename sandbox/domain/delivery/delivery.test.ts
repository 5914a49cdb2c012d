/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf } from '../../testing/send-to';
import { openBeforeTests } from '../../testing/hooks';
import { SAMAL, SUPRA } from '../../testing/orders';

const tariffList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      transport_type: z.enum(['FOOT', 'CAR']),
      is_fastest: z.boolean(),
      price: z.number(),
      min_order_amount: z.number(),
      next_tier_amount: z.number().nullable(),
      next_tier_cost: z.number().nullable(),
      time_range: z.object({ from: z.number(), to: z.number() }),
    }),
  ),
});
type Tariff = z.output<typeof tariffList>['data'][number];
const zone = z.object({ data: z.object({ is_in_delivery_zone: z.boolean(), delivery_cost: z.number() }) });
const venue = z.object({
  filial_id: z.number(),
  brand_id: z.number(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  delivery_state: z.string(),
  vendor_delivery_enabled: z.boolean(),
  vendor_delivery_cost: z.number().nullable(),
});
type Venue = z.output<typeof venue>;
interface Point {
  latitude: number;
  longitude: number;
}

const METERS_A_DEGREE = 111_320;
const OUT = { is_in_delivery_zone: false, delivery_cost: 0 };

let running: RunningSandbox;
openBeforeTests(1, (opened) => (running = opened));

async function venueOf(id: number): Promise<Venue> {
  const { body } = await sendTo(running.app, { url: `/takeaway/locations/card/terminal/${id}` });
  return z.object({ data: venue }).parse(body).data;
}

async function delivering(townId: number): Promise<Venue[]> {
  const url = `/takeaway/v2/locations?filter[service]=8&limit=100&town_id=${townId}`;
  return z.object({ data: z.array(venue) }).parse((await sendTo(running.app, { url })).body).data;
}

/** So many metres to the north. */
const north = ({ latitude, longitude }: Point, meters: number): Point => ({
  latitude: latitude + meters / METERS_A_DEGREE,
  longitude,
});

async function zoneOf(what: 'locations' | 'brands', id: number, point: Point) {
  const headers = { latitude: String(point.latitude), longitude: String(point.longitude) };
  const url = `/brandy/api/v1/${what}/${id}/delivery-zones/check`;
  return zone.parse((await sendTo(running.app, { url, headers })).body).data;
}

const askTariffs = (body: object) =>
  sendTo(running.app, { method: 'POST', url: '/dr-delivery/api/v1/tariffs', body });

async function tariffs({ filial_id: id, coordinates }: Venue, meters: number): Promise<Tariff[]> {
  const destination = north(coordinates, meters);
  const answer = await askTariffs({ origin: coordinates, destination, terminal_id: id });
  return tariffList.parse(answer.body).data;
}

describe('the zone of a venue', () => {
  it('is 4 to 7 km wide, that of the flagships 9 km', async () => {
    for (const one of [...(await delivering(1)), ...(await delivering(101))]) {
      const isIn = async (meters: number) =>
        (await zoneOf('locations', one.filial_id, north(one.coordinates, meters))).is_in_delivery_zone;
      const isFlagship = [SAMAL, SUPRA].includes(one.filial_id);
      const onFoot = [3102, 4102].includes(one.filial_id);
      const [near, far] = isFlagship ? [8_900, 9_100] : onFoot ? [2_900, 3_100] : [3_900, 7_100];
      expect([one.filial_id, await isIn(near), await isIn(far)]).toEqual([one.filial_id, true, false]);
    }
  });

  it('costs what the cheapest tariff to the point costs, nothing outside', async () => {
    for (const one of await delivering(1)) {
      if (one.vendor_delivery_enabled || one.delivery_state === 'closed') continue;
      for (const meters of [100, 2_000, 2_900]) {
        const prices = (await tariffs(one, meters)).map(({ price }) => price);
        expect(await zoneOf('locations', one.filial_id, north(one.coordinates, meters))).toEqual({
          is_in_delivery_zone: true,
          delivery_cost: Math.min(...prices),
        });
      }
      expect(await zoneOf('locations', one.filial_id, north(one.coordinates, 9_500))).toEqual(OUT);
    }
  });

  it('is nowhere for a venue that does not deliver', async () => {
    const { coordinates } = await venueOf(3105);
    expect(await zoneOf('locations', 3105, coordinates)).toEqual(OUT);
  });

  it('has the price of a venue that delivers by itself', async () => {
    const one = await venueOf(3127);
    expect(await zoneOf('locations', 3127, one.coordinates)).toEqual({
      is_in_delivery_zone: true,
      delivery_cost: one.vendor_delivery_cost,
    });
  });

  it('the zone of a brand covers all its venues; the cheapest counts', async () => {
    const own = (await delivering(1)).filter((one) => one.brand_id === 1);
    expect(own.length).toBeGreaterThan(1);
    for (const { coordinates } of own) {
      const costs = [];
      for (const { filial_id: id } of own) {
        const { is_in_delivery_zone: isIn, delivery_cost: cost } = await zoneOf('locations', id, coordinates);
        if (isIn) costs.push(cost);
      }
      expect(await zoneOf('brands', 1, coordinates)).toEqual({
        is_in_delivery_zone: true,
        delivery_cost: Math.min(...costs),
      });
    }
    expect(await zoneOf('brands', 1, { latitude: 41.7, longitude: 44.8 })).toEqual(OUT);
  });
});

describe('tariffs', () => {
  it.each([1, 101])('tariffs of every venue in town %d rise by price and distance', async (townId) => {
    for (const one of await delivering(townId)) {
      if (one.vendor_delivery_enabled || one.delivery_state === 'closed') continue;
      const [near, far] = [await tariffs(one, 100), await tariffs(one, 2_900)];
      for (const list of [near, far]) {
        const prices = list.map(({ price }) => price);
        expect(list.length).toBeGreaterThan(0);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        for (const { time_range: range } of list) expect(range.to).toBeGreaterThan(range.from);
      }
      for (const tariff of far) {
        const before = near.find(({ id }) => id === tariff.id);
        expect(tariff.price).toBeGreaterThanOrEqual(before?.price ?? Infinity);
        expect(tariff.time_range.from).toBeGreaterThan(before?.time_range.from ?? Infinity);
      }
    }
  });

  it.each([
    [SAMAL, 690],
    [SUPRA, 5.9],
  ])('tariffs of %d begin where its subsidy makes delivery free: %d', async (id, price) => {
    const [cheapest] = await tariffs(await venueOf(id), 100);
    expect(cheapest?.price).toBe(price);
    const { body } = await sendTo(running.app, {
      url: `/menu-promos/v1/promos/subsidies?terminal_ids[]=${id}`,
    });
    const subsidies = z.object({
      data: z.array(z.object({ thresholds: z.array(z.object({ discount: z.number() })) })),
    });
    const [subsidy] = subsidies.parse(body).data;
    expect(Math.max(...(subsidy?.thresholds ?? []).map(({ discount }) => discount))).toBe(price);
  });

  it('tariffs on foot end after 3 km', async () => {
    const one = await venueOf(SAMAL);
    const transports = async (meters: number) =>
      (await tariffs(one, meters)).map(({ transport_type: type }) => type);
    expect(await transports(2_900)).toEqual(['FOOT', 'CAR']);
    expect(await transports(3_100)).toEqual(['CAR']);
  });

  it('take longer by today’s delay', async () => {
    const least = async (id: number) => {
      const car = (await tariffs(await venueOf(id), 100)).find((tariff) => tariff.id === 'car-standard');
      return car?.time_range.from;
    };
    expect([await least(3108), await least(3107), await least(3116)]).toEqual([30, 40, 60]);
  });

  it('tariffs without a venue are those of the nearest to the origin that couriers deliver from', async () => {
    const own = await venueOf(3127);
    const answer = await askTariffs({ origin: own.coordinates, destination: own.coordinates });
    expect(tariffList.parse(answer.body).data.length).toBeGreaterThan(0);
    const flagship = await venueOf(SAMAL);
    const [first] = tariffList.parse(
      (await askTariffs({ origin: flagship.coordinates, destination: flagship.coordinates })).body,
    ).data;
    expect(first).toMatchObject({ next_tier_amount: 8000, next_tier_cost: 490, min_order_amount: 3000 });
  });

  it.each([
    ['kk', 'Бұл мекенжайға жеткізілмейді'],
    ['en', 'We don’t deliver to this address'],
  ])('are refused where the venue does not reach, in the requested language: %s', async (language, title) => {
    const { coordinates } = await venueOf(SAMAL);
    const body = { origin: coordinates, destination: north(coordinates, 9_100), terminal_id: SAMAL };
    const headers = { 'accept-language': language };
    const answer = await sendTo(running.app, {
      method: 'POST',
      url: '/dr-delivery/api/v1/tariffs',
      body,
      headers,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { errors: [{ status: '422', title, source: { pointer: '/destination' } }] },
    });
    expect(codesOf(answer)).toEqual(['delivery_zone_unserved']);
  });
});
