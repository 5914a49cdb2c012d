import * as fc from 'fast-check';
import { cleanEvents } from './clean-events';
import { EVENTS } from './events';

/* Whatever a changed page sends, nothing of a person leaves us with an event. */

const SEED = 20_261_125;
const RUNS = 300;

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const letters = (pool: string) =>
  fc.array(fc.constantFrom(...pool), { minLength: 5, maxLength: 14 }).map((all) => all.join(''));

/** Values with a pattern of their own: they may be in a text that a diner typed, too. */
const looking = fc.oneof(
  digits(10).map((rest) => `+7${rest}`),
  digits(10).map((rest) => `8 (${rest.slice(0, 3)}) ${rest.slice(3, 6)}-${rest.slice(6)}`),
  digits(16).map((rest) => rest.replace(/(\d{4})(?=\d)/g, '$1 ')),
  digits(12),
  letters('abcdefghijklm').map((name) => `${name}@mail.kz`),
);
/** Values that only their place reveals: names, streets, coordinates, tokens. */
const anywhere = fc.oneof(
  looking,
  letters('абвгдежзийклмнопрстүқғңәі'),
  fc.tuple(fc.integer({ min: 40, max: 79 }), digits(5)).map(([whole, part]) => `${whole}.${part}`),
  fc.uuid(),
);
const event = fc.constantFrom(...Object.keys(EVENTS), 'session_start', 'session_end', '$identify', 'other');

const sent = (event_type: string, more: object) => ({
  event_type,
  device_id: '00000000-0000-4000-8000-000000000001',
  insert_id: '00000000-0000-4000-8000-000000000002',
  time: 1_800_000_000_000,
  session_id: 1_800_000_000_000,
  ...more,
});

/** Properties as a row of the table asks for them, and more beside them. */
const RIGHT: Record<string, object> = {
  page_viewed: { page: '/filials/*' },
  product_opened: { venueId: 3107, productId: 12 },
  search_submitted: { by: 'enter', isInMenu: true },
};

test('no canary is left of an event, under whichever key and however deep it stands', () => {
  let passed = 0;
  fc.assert(
    fc.property(event, anywhere, fc.string(), fc.jsonValue(), (name, secret, key, anything) => {
      const personal = {
        [key]: secret,
        [secret]: anything,
        name: secret,
        phone: secret,
        page: `/orders/${secret}`,
        deep: [{ secret }],
      };
      const given = [
        { event_properties: { ...personal, ...RIGHT[name] }, user_properties: personal, ip: secret },
        { event_properties: personal, user_properties: { $set: personal, $setOnce: { gclid: secret } } },
        { user_properties: { $set: { initial_referrer: secret, utm_id: secret } }, user_id: secret },
      ];
      const left = cleanEvents(given.map((more) => sent(name, more)));
      passed += left.length;
      expect(JSON.stringify(left)).not.toContain(secret);
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // Not because nothing goes on at all.
  expect(passed).toBeGreaterThan(RUNS / 10);
});

test('no number of a person is left of what a diner searched for, nor of the parameters of a campaign', () => {
  fc.assert(
    fc.property(looking, fc.string(), fc.string(), (secret, before, after) => {
      const text = `${before} ${secret} ${after}`;
      const left = cleanEvents([
        sent('search_submitted', { event_properties: { by: 'enter', isInMenu: false, text } }),
        sent('$identify', { user_properties: { $set: { utm_term: text, utm_campaign: secret } } }),
      ]);
      expect(JSON.stringify(left)).not.toContain(secret);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
