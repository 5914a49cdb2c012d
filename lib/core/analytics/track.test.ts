import type { TrackedEvent } from './track';

let tracking: typeof import('./track') & typeof import('./tracked-events');
beforeEach(async () => {
  jest.resetModules();
  localStorage.clear();
  tracking = { ...(await import('./track')), ...(await import('./tracked-events')) };
});

const open = (productId: number) => tracking.track('product_opened', { venueId: 3107, productId });
const idOf = ({ properties }: TrackedEvent) => properties.productId;

// Holds ANL-07.
test('the queue without a listener holds the first 512 events', () => {
  for (let id = 1; id <= 600; id += 1) open(id);
  const received: unknown[] = [];
  tracking.onTrackedEvent((event) => received.push(idOf(event)));
  expect(received).toHaveLength(512);
  expect(received.at(-1)).toBe(512);
  open(601);
  expect(received.at(-1)).toBe(601);
});

test.each([
  ['here', async () => (await import('./consent')).setConsent(true)],
  [
    'in another tab',
    async () => {
      localStorage.setItem('analyticsConsent', 'yes');
      window.dispatchEvent(new StorageEvent('storage', { key: 'analyticsConsent' }));
    },
  ],
])('a listener receives no events from before a consent that is given %s', async (_where, agree) => {
  open(1);
  await agree();
  open(2);
  const received: unknown[] = [];
  tracking.onTrackedEvent((event) => received.push(idOf(event)));
  open(3);
  expect(received).toEqual([2, 3]);
});

test('a listener that stops hears nothing more', () => {
  const received: unknown[] = [];
  tracking.onTrackedEvent((event) => received.push(idOf(event)))();
  open(1);
  expect(received).toEqual([]);
});

test('a listener that throws stops neither the others nor what is being done', () => {
  const received: unknown[] = [];
  tracking.onTrackedEvent(() => {
    throw new Error('of a host');
  });
  tracking.onTrackedEvent((event) => received.push(idOf(event)));
  expect(() => open(1)).not.toThrow();
  expect(received).toEqual([1]);
});

// Holds SRCH-22.
test('a listener hears of a search and of pages by name, without a text that may hold a number of a person', () => {
  const received: unknown[] = [];
  tracking.onTrackedEvent(({ properties }) => received.push(properties));
  tracking.track('search_submitted', { by: 'history', text: 'плов', isInMenu: false });
  tracking.track('search_submitted', { by: 'enter', text: '+7 701 123 45 67', isInMenu: false });
  tracking.track('page_viewed', { page: '/orders/512' });
  expect(received).toEqual([
    { by: 'history', text: 'плов', isInMenu: false },
    { by: 'enter', text: undefined, isInMenu: false },
    { page: '/orders/*' },
  ]);
});
