/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from './server';
import { sendTo } from './testing/send-to';
import { openBeforeTests } from './testing/hooks';
import { SAMAL, SUPRA } from './testing/orders';

/* The cases that the README lists. */

const venue = z.object({
  filial_id: z.number(),
  services: z.array(z.number()),
  opening_hours: z.array(z.object({ weekday: z.string(), from: z.string(), to: z.string() })),
  is_cash_payment_type_enabled: z.boolean(),
  rating: z.number().nullable(),
  service_percentage: z.number(),
  delivery_state: z.string(),
  delivery_delay_time: z.number(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  vendor_delivery_enabled: z.boolean(),
  vendor_delivery_cost: z.number().nullable(),
  vendor_min_sum: z.number().nullable(),
  vendor_max_sum: z.number().nullable(),
  disable_chocobalance_button: z.boolean(),
  private_reward_enabled: z.boolean(),
  is_micromarket: z.boolean(),
  banner_info: z.object({ message: z.string() }).nullable(),
  linked_terminals: z.array(z.object({ terminal_id: z.number() })),
  exclude_from_terminal_linking: z.boolean(),
  extra: z.object({
    description: z.string().nullable(),
    social_networks: z.array(z.object({ name: z.string(), link: z.string() })),
  }),
});
type Venue = z.output<typeof venue>;
const tariffs = z.object({
  data: z.array(
    z.object({
      transport_type: z.string(),
      is_fastest: z.boolean(),
      price: z.number(),
      min_order_amount: z.number(),
      next_tier_amount: z.number().nullable(),
      next_tier_cost: z.number().nullable(),
    }),
  ),
});
type Tariff = z.output<typeof tariffs>['data'][number];

let running: RunningSandbox;
const venues = new Map<number, Venue>();

openBeforeTests(1, (opened) => (running = opened));
beforeAll(async () => {
  for (let page = 1; page <= 3; page += 1) {
    const answer = await sendTo(running.app, {
      url: `/takeaway/v2/locations?include=extra&limit=100&page=${page}`,
    });
    for (const one of z.object({ data: z.array(venue) }).parse(answer.body).data)
      venues.set(one.filial_id, one);
  }
});

describe('venues', () => {
  const spans = ({ opening_hours: hours }: Venue) => hours.map(({ from, to }) => `${from}-${to}`);
  const networks = ({ extra }: Venue) => extra.social_networks.map(({ name }) => name);
  const isSlow = (one: Venue, state: string) => one.delivery_state === state && one.delivery_delay_time > 0;
  const weekdays = ({ opening_hours: hours }: Venue) => new Set(hours.map(({ weekday }) => weekday)).size;

  it.each<[string, number[], (venue: Venue) => boolean]>([
    [
      'are open day and night and take cash',
      [3102, 3103, 3107, 3108, 3110, 4102, 4103, 4107, 4108, 4110],
      (one) =>
        one.is_cash_payment_type_enabled &&
        weekdays(one) === 7 &&
        spans(one).every((span) => ['00:00-00:00', '00:00-23:59'].includes(span)),
    ],
    [
      'work past midnight',
      [3106, 3109, 4101, 4122],
      (one) => one.opening_hours.some(({ from, to }) => to < from && to > '00:00'),
    ],
    ['have a day off', [3113, 3126, 4109, 4112], (one) => weekdays(one) === 6],
    ['have split shifts', [3104, 3111, 4105, 4118], (one) => one.opening_hours.length > weekdays(one)],
    ['open early', [3105, 3131, 4106, 4114], (one) => one.opening_hours.some(({ from }) => from <= '07:00')],
    ['serve inside only', [3105, 4142], (one) => one.services.join() === '3'],
    ['deliver only', [3127, 4134], (one) => one.services.join() === '4'],
    ['offer takeaway only', [3120, 3148], (one) => one.services.join() === '1'],
    ['take no cash', [3104, 3112, 3114, 4139], (one) => !one.is_cash_payment_type_enabled],
    ['have no rating yet', [3108, 3109, 4111, 4117], (one) => one.rating === null],
    ['deliver slower in bad weather', [3107, 3116, 4107], (one) => isSlow(one, 'weather_issues')],
    ['deliver slower at night', [3122, 4101], (one) => isSlow(one, 'night_shift')],
    ['deliver slower for an unknown reason', [3114, 4113], (one) => isSlow(one, 'courier_shortage')],
    [
      'do not deliver today',
      [3112, 4109],
      (one) => one.services.includes(4) && one.delivery_state === 'closed' && one.delivery_delay_time === 0,
    ],
    [
      'deliver by themselves, with a minimum and a maximum',
      [3127, 4134],
      (one) =>
        one.vendor_delivery_enabled &&
        (one.vendor_delivery_cost ?? 0) > 0 &&
        (one.vendor_min_sum ?? 0) > 0 &&
        (one.vendor_max_sum ?? 0) > (one.vendor_min_sum ?? 0),
    ],
    ['are shops without waiters', [3106, 3137, 90001], (one) => one.is_micromarket],
    ['say nothing of their delivery', [4101, 4109], (one) => one.banner_info === null],
    ['charge for service unlike others', [3110, 3118], (one) => [15, 7.5].includes(one.service_percentage)],
    ['charge 18 % for service', [4101, 4102], (one) => one.service_percentage === 18],
    ['have an unknown network', [3107, 4107], (one) => networks(one).includes('threads')],
    [
      'have bonuses of the brand’s own and show the general ones',
      [3101, 3108, 3125, 3139, 4101, 4108, 4115, 4122],
      (one) => one.private_reward_enabled && !one.disable_chocobalance_button,
    ],
    [
      'have only bonuses of the brand’s own',
      [3102, 4102],
      (one) => one.private_reward_enabled && one.disable_chocobalance_button,
    ],
    [
      'show no bonuses',
      [3103, 3115, 4103, 4121, 4138],
      (one) => !one.private_reward_enabled && one.disable_chocobalance_button,
    ],
    ['have no WhatsApp', [3113, 3121, 4108], (one) => !networks(one).includes('whatsapp')],
    [
      'have hostile links',
      [3110, 4110],
      ({ extra }) => {
        const links = extra.social_networks.map(({ link }) => link);
        return ['javascript:', 'https://www.instagram.com.evil.example/', 'data:'].every((start) =>
          links.some((link) => link.startsWith(start)),
        );
      },
    ],
    ['are described in markup', [7401], ({ extra }) => extra.description?.includes('<script>') === true],
    ['may not be linked', [3109, 4106], (one) => one.exclude_from_terminal_linking],
  ])('%s: %j', (_what, ids, is) => {
    const shown = ids.filter((id) => {
      const found = venues.get(id);
      return found !== undefined && is(found);
    });
    expect(shown).toEqual(ids);
  });
});

describe('deliveries', () => {
  /** To a point 1.1 km away. */
  async function tariffsOf(id: number): Promise<Tariff[]> {
    const { coordinates: origin } = venues.get(id) ?? {};
    const destination = origin && { latitude: origin.latitude + 0.01, longitude: origin.longitude };
    const answer = await sendTo(running.app, {
      method: 'POST',
      url: '/dr-delivery/api/v1/tariffs',
      body: { origin, destination, terminal_id: id },
    });
    return tariffs.parse(answer.body).data;
  }
  const transports = (list: Tariff[]) => new Set(list.map((tariff) => tariff.transport_type));
  const fastest = (list: Tariff[]) => list.filter((tariff) => tariff.is_fastest);

  it.each<[string, number[], (list: Tariff[]) => boolean]>([
    [
      'on foot and by car, with a minimum and a further tier',
      [SAMAL, SUPRA],
      (list) =>
        transports(list).size === 2 &&
        list.every((one) => one.min_order_amount > 0 && (one.next_tier_cost ?? one.price) < one.price),
    ],
    ['on foot only', [3102, 4102], (list) => [...transports(list)].join() === 'FOOT'],
    ['by car only', [3116, 3122], (list) => [...transports(list)].join() === 'CAR'],
    [
      'fastest and slow ones together',
      [3103, 4103],
      (list) => transports(fastest(list)).size === 2 && list.length === 4,
    ],
    [
      'none of them fastest, without a minimum',
      [3108, 4108],
      (list) => list.length === 2 && fastest(list).length === 0 && list.every((one) => !one.min_order_amount),
    ],
    [
      'a fastest one beside a slow one',
      [3109, 4111],
      (list) => list.length === 2 && fastest(list).length === 1,
    ],
    ['free', [3110, 4110], (list) => list.length === 2 && list.every((one) => one.price === 0)],
    [
      'from a high minimum',
      [3116, 4113],
      (list) => list.length > 0 && list.every((one) => one.min_order_amount >= 90),
    ],
    ['by the venue itself, so none', [3127, 4134], (list) => list.length === 0],
  ])('%s: %j', async (_what, ids, is) => {
    for (const id of ids) {
      const list = await tariffsOf(id);
      expect([id, list, is(list)]).toEqual([id, list, true]);
    }
  });

  it('are subsidised at the flagships', async () => {
    const url = `/menu-promos/v1/promos/subsidies?terminal_ids[]=${SAMAL}&terminal_ids[]=${SUPRA}&only_active=1`;
    const { body } = await sendTo(running.app, { url });
    expect(body).toMatchObject({ data: [{ terminal_id: SAMAL }, { terminal_id: SUPRA }] });
  });
});

describe('details of venues', () => {
  it.each([
    [3107, 3108],
    [4107, 4108],
  ])('%d and %d share the tables of the first', async (main, other) => {
    expect(venues.get(main)?.linked_terminals).toEqual([{ terminal_id: other }]);
    expect(venues.get(other)?.linked_terminals).toEqual([{ terminal_id: main }]);
    for (const id of [main, other]) {
      const { body } = await sendTo(running.app, { url: `/terminals/terminals/${id}` });
      expect(body).toMatchObject({ data: { main_terminal_id: main, exclude_from_terminal_linking: false } });
    }
  });

  it('links no venue that may not be linked', () => {
    const excluded = [...venues.values()].filter((one) => one.exclude_from_terminal_linking);
    const linked = [...venues.values()].flatMap((one) => one.linked_terminals);
    expect(excluded.length).toBeGreaterThan(0);
    for (const { filial_id: id } of excluded) expect(linked).not.toContainEqual({ terminal_id: id });
  });

  it.each([3107, 3112, 3114, 3116, 3122, 4101, 4109, 3101])(
    'details of venues of %d the banner call says the same as its card',
    async (id) => {
      const { body } = await sendTo(running.app, { url: `/takeaway/v2/filial/settings/banner/info/${id}` });
      const { delivery_state, delivery_delay_time, banner_info } = venues.get(id) ?? {};
      expect(body).toEqual({ data: { delivery_state, delivery_delay_time, banner_info } });
    },
  );

  it('names the very minutes of a delay', () => {
    const slow = [...venues.values()].filter((one) => one.delivery_delay_time > 0);
    expect(slow.length).toBeGreaterThan(8);
    for (const { banner_info: banner, delivery_delay_time: minutes } of slow) {
      if (banner) expect(banner.message).toContain(` ${minutes} `);
    }
  });
});
