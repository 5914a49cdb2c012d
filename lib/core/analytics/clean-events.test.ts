import { cleanEvents } from './clean-events';
import type { CountedEvent } from './counted-events.schema';
import { EVENTS } from './events';

const CANARIES = ['Айгүл', '+77011234567', 'Абая 52', '43.2383', '76.9456', 'aigul@mail.kz'];

const sent = (event: Partial<CountedEvent>): CountedEvent => ({
  event_type: 'page_viewed',
  device_id: '00000000-0000-4000-8000-000000000001',
  insert_id: '00000000-0000-4000-8000-000000000002',
  time: 1_800_000_000_000,
  session_id: 1_800_000_000_000,
  ...event,
});
const personal = {
  name: 'Айгүл',
  phone: '+77011234567',
  address: 'Абая 52',
  latitude: '43.2383',
  longitude: '76.9456',
  mail: 'aigul@mail.kz',
};

test('an event keeps the properties of its row and loses everything personal', () => {
  const [event] = cleanEvents([
    sent({
      event_type: 'product_opened',
      event_properties: { venueId: 3107, productId: 12, ...personal },
      user_properties: personal,
    }),
  ]);
  expect(event).toMatchObject({
    event_type: 'product_opened',
    event_properties: { venueId: 3107, productId: 12 },
  });
  for (const canary of CANARIES) expect(JSON.stringify(event)).not.toContain(canary);
});

test.each([
  ['an event of no row', { event_type: 'clicked', event_properties: personal }],
  ['a name of the prototype', { event_type: 'constructor' }],
  [
    'a property of another type',
    { event_type: 'product_opened', event_properties: { venueId: '3107', productId: 12 } },
  ],
  ['a page with what somebody typed', { event_properties: { page: '/search?q=Айгүл' } }],
  ['a page with an id', { event_properties: { page: '/orders/512' } }],
])('%s goes nowhere', (_what, event) => {
  expect(cleanEvents([sent(event)])).toEqual([]);
});

test('a page whose name has dashes and underscores is counted', () => {
  const pages = ['/legal/personal_data_consent', '/address-form', '/filials/*'];
  const left = cleanEvents(pages.map((page) => sent({ event_properties: { page } })));
  expect(left).toMatchObject(pages.map((page) => ({ event_properties: { page } })));
});

// Holds ANL-10.
test('a searched text that may hold a number of a person is left out, the search stays', () => {
  const search = (text: string) =>
    cleanEvents([
      sent({ event_type: 'search_submitted', event_properties: { by: 'enter', isInMenu: false, text } }),
    ]);
  expect(search('плов')).toMatchObject([{ event_properties: { by: 'enter', text: 'плов' } }]);
  const [other] = search('4400 4301 1234 5678');
  expect(other).toMatchObject({ event_properties: { by: 'enter' } });
  expect(JSON.stringify(other)).not.toContain('4400');
});

// Holds ANL-11.
test('a campaign is attributed by its parameters and by the site, without addresses and ids of clicks', () => {
  const [event] = cleanEvents([
    sent({
      event_type: '$identify',
      user_properties: {
        $set: {
          utm_source: 'kaspi',
          referring_domain: 'kaspi.kz',
          referrer: 'https://kaspi.kz/?phone=77011234567',
          gclid: 'x1',
        },
        $setOnce: { initial_utm_source: 'EMPTY', initial_gclid: 'x1' },
        $unset: { utm_term: '-' },
        $append: { utm_source: 'x' },
      },
    }),
  ]);
  expect(event).toHaveProperty('user_properties', {
    $set: { utm_source: 'kaspi', referring_domain: 'kaspi.kz' },
    $setOnce: { initial_utm_source: 'EMPTY' },
    $unset: { utm_term: '-' },
  });
});

// Holds ANL-12.
test('beginnings and ends of sessions go on with nothing but the session', () => {
  expect(cleanEvents([sent({ event_type: 'session_start', event_properties: personal })])).toEqual([
    expect.not.objectContaining({ event_properties: expect.anything() as unknown }),
  ]);
});

test('no row has a property by a name of personal data', () => {
  const names = Object.values(EVENTS).flatMap((row) => Object.keys(row.def.shape));
  expect(names.filter((name) => /name|phone|address|lat|lon|mail|order|user|diner/i.test(name))).toEqual([]);
});
