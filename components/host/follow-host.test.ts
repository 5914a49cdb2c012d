import { setConsent } from '@/lib/core/analytics/consent';
import { track } from '@/lib/core/analytics/track';
import { answeredBy } from '@/lib/core/bff/test-server';
import { turns } from '@/lib/core/concurrency/test-turns';
import type { Bridge } from '@/lib/core/host/bridge';
import type { HostHello } from '@/lib/core/host/bridge-protocol';
import { HELLO, openTestBridge, testHost, type TestHost } from '@/lib/core/host/test-host';
import { watchLeaving, watchReplacing } from '@/lib/core/paths/test-location';
import { followHost, watchLinks } from './follow-host';

let host: TestHost;
let stops: (() => void)[];
const root = document.documentElement;

beforeEach(() => {
  stops = [];
  host = testHost();
  sessionStorage.clear();
  setConsent(false);
  root.lang = 'ru';
});
afterEach(() => {
  stopAll();
  jest.useRealTimers();
  document.body.innerHTML = '';
  document.cookie = 'signedIn=; Max-Age=0';
});

const stopAll = () => stops.forEach((stop) => stop());

async function follow(more: Partial<HostHello> = {}): Promise<Bridge> {
  const hello = { ...HELLO, ...more } as HostHello;
  const bridge = await openTestBridge(host, hello);
  stops.push(followHost(bridge, hello, ['kk', 'ru', 'en']));
  return bridge;
}
/** The navigation of a soft link to a page of another layout. */
function changeLayout(bridge: Bridge, more: Partial<HostHello> = {}): void {
  stopAll();
  // React takes all attributes that are not its own off the html element.
  delete root.dataset.theme;
  root.removeAttribute('style');
  stops.push(followHost(bridge, { ...HELLO, ...more } as HostHello, ['kk', 'ru', 'en']));
}
const say = (event: string, data: unknown = {}) => host.say({ v: 1, event, data });
const givenPages = () =>
  host.sent
    .filter(({ method }) => method === 'logEvent')
    .map(({ params }) => (params.properties as { page?: string }).page);

test('theme and insets of the host are taken from hello on, and as they change', async () => {
  await follow({ theme: 'dark', insets: { top: 44, bottom: 34 } });
  expect(root.dataset.theme).toBe('dark');
  expect(root.style.getPropertyValue('--safe-top')).toBe('max(env(safe-area-inset-top), 44px)');
  say('theme', { theme: 'light' });
  say('insets', { top: 0, bottom: 12 });
  expect(root.dataset.theme).toBe('light');
  expect(root.style.getPropertyValue('--safe-bottom')).toBe('max(env(safe-area-inset-bottom), 12px)');
});

test('another layout begins with the theme and the insets that the host said last', async () => {
  const hello: Partial<HostHello> = { theme: 'light', insets: { top: 44, bottom: 34 } };
  const bridge = await follow(hello);
  say('theme', { theme: 'dark' });
  changeLayout(bridge, hello);
  expect(root.dataset.theme).toBe('dark');
  expect(root.style.getPropertyValue('--safe-top')).toBe('max(env(safe-area-inset-top), 44px)');
  say('insets', { top: 0, bottom: 12 });
  changeLayout(bridge, hello);
  expect(root.dataset.theme).toBe('dark');
  expect(root.style.getPropertyValue('--safe-top')).toBe('max(env(safe-area-inset-top), 0px)');
  expect(root.style.getPropertyValue('--safe-bottom')).toBe('max(env(safe-area-inset-bottom), 12px)');
});

test('a restored page takes the theme and the insets that another page received', async () => {
  const hello: Partial<HostHello> = { theme: 'light', insets: { top: 44, bottom: 34 } };
  await follow(hello);
  host = testHost();
  await follow(hello);
  say('theme', { theme: 'dark' });
  say('insets', { top: 0, bottom: 12 });
  stops.pop()?.();
  root.dataset.theme = 'light';
  root.removeAttribute('style');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(root.dataset.theme).toBe('light');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(root.dataset.theme).toBe('dark');
  expect(root.style.getPropertyValue('--safe-bottom')).toBe('max(env(safe-area-inset-bottom), 12px)');
});

test('the language of the host is taken once a visit, where the country has it', async () => {
  const replaced = watchReplacing();
  window.history.replaceState(null, '', '/filials?page=2');
  await follow({ language: 'ka' });
  expect(replaced).not.toHaveBeenCalled();
  await follow({ language: 'kk' });
  expect(replaced.mock.calls).toEqual([['/filials?page=2&language=kk']]);
  await follow({ language: 'kk' });
  expect(replaced).toHaveBeenCalledTimes(1);
});

test('the language of the host is left by the page of the sign-in to the next one', async () => {
  const replaced = watchReplacing();
  window.history.replaceState(null, '', '/auth?returnTo=/cart');
  await follow({ language: 'kk' });
  expect(replaced).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/cart');
  await follow({ language: 'kk' });
  expect(replaced.mock.calls).toEqual([['/cart?language=kk']]);
});

// Holds HOST-06, HOST-23.
test('the close button is seen where it leads back to the app, and does', async () => {
  await follow();
  expect(root.dataset.host).toBe('closable');
  document.body.innerHTML = '<button class="host-close"><i></i></button>';
  document.querySelector('i')?.click();
  expect(host.lastOf('backToApp')?.params).toEqual({});
});

// Holds HOST-21.
test('a piece more is felt, one that cannot be had is not', async () => {
  await follow();
  document.body.innerHTML =
    '<span class="counter"><button aria-disabled="true"></button><button></button></span>';
  const [less, more] = document.querySelectorAll('button');
  less?.click();
  expect(host.lastOf('haptic')).toBeUndefined();
  more?.click();
  expect(host.lastOf('haptic')?.params).toEqual({ style: 'light' });
});

// Holds HOST-24.
test('events are given to the app by consent only, without what names a page’s diner', async () => {
  await follow();
  await turns();
  track('page_viewed', { page: '/orders/5105' });
  expect(host.lastOf('logEvent')).toBeUndefined();
  setConsent(true);
  await turns();
  expect(host.lastOf('logEvent')).toBeUndefined();
  track('page_viewed', { page: '/orders/5106' });
  expect(host.lastOf('logEvent')?.params).toEqual({
    name: 'page_viewed',
    properties: { page: '/orders/*' },
  });
  setConsent(false);
  const given = host.sent.length;
  track('page_viewed', { page: '/cart' });
  expect(host.sent).toHaveLength(given);
});

test('each event is given to the app once, however many layouts follow it', async () => {
  setConsent(true);
  const bridge = await follow();
  await turns();
  track('page_viewed', { page: '/cart' });
  changeLayout(bridge);
  track('page_viewed', { page: '/profile' });
  await turns();
  changeLayout(bridge);
  await turns();
  expect(givenPages()).toEqual(['/cart', '/profile']);
});

test('a layout that comes after the consent gives nothing of what was before it', async () => {
  const bridge = await follow();
  track('page_viewed', { page: '/cart' });
  stopAll();
  setConsent(true);
  track('page_viewed', { page: '/profile' });
  changeLayout(bridge);
  await turns();
  expect(givenPages()).toEqual(['/profile']);
});

// Holds HOST-25.
test('back press with nothing to step back from leads back to the app, else steps back', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  await follow();
  jest.useFakeTimers({ doNotFake: ['performance'] });
  expect(host.lastOf('setBackHandler')?.params).toEqual({ enabled: false });
  say('backPress');
  expect(back).not.toHaveBeenCalled();
  expect(host.sent.filter(({ method }) => method === 'backToApp')).toHaveLength(1);
  length.mockReturnValue(3);
  document.body.click();
  await jest.advanceTimersByTimeAsync(600);
  expect(host.lastOf('setBackHandler')?.params).toEqual({ enabled: true });
  say('backPress');
  expect(back).toHaveBeenCalledTimes(1);
  // The step had no effect: there was none.
  await jest.advanceTimersByTimeAsync(600);
  expect(host.sent.filter(({ method }) => method === 'backToApp')).toHaveLength(2);
});

test('a resuming host makes the page refresh', async () => {
  const requested = jest.fn();
  window.addEventListener('visibilitychange', requested);
  await follow();
  say('resume');
  expect(requested).toHaveBeenCalledTimes(1);
});

test('a sign-out of the host ends the session of a signed-in diner, and no guest’s', async () => {
  const signOuts = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'POST /api/auth/sign-out': { address: 'https://provider.example/' } }));
  const left = watchLeaving();
  await follow();
  say('signedOut');
  await turns();
  expect(signOuts).not.toHaveBeenCalled();
  document.cookie = 'signedIn=abc';
  say('signedOut');
  await turns();
  expect(signOuts.mock.calls.map(([address]) => address)).toEqual(['/api/auth/sign-out']);
  expect(left.mock.calls).toEqual([['https://provider.example/']]);
});

test('nothing is followed any more once the page is gone', async () => {
  await follow({ theme: 'dark' });
  stopAll();
  say('theme', { theme: 'light' });
  expect(root.dataset.theme).toBe('dark');
});

describe('a link', () => {
  const press = (html: string) => {
    document.body.innerHTML = html;
    const left = jest.fn();
    stops.push(watchLinks(left));
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => {
      // jsdom follows no links.
      (link as { wasStopped?: boolean }).wasStopped = event.defaultPrevented;
      event.preventDefault();
    });
    (document.querySelector('b') ?? link)?.click();
    return { left, wasStopped: (link as { wasStopped?: boolean }).wasStopped, target: link?.target };
  };

  test.each([
    ['https://wa.me/77010000000', 'wa.me'],
    ['tel:+77010000000', '+77010000000'],
  ])('%s that leads out of the app needs a confirmation first', (href, place) => {
    const { left, wasStopped } = press(`<a href="${href}"><b>x</b></a>`);
    expect(left.mock.calls).toEqual([[{ href, place }]]);
    expect(wasStopped).toBe(true);
  });

  test('a link of ours opens here, also one that would open in another window', () => {
    const { left, wasStopped, target } = press('<a href="/legal/terms" target="_blank">x</a>');
    expect([left.mock.calls.length, wasStopped, target]).toEqual([0, false, '']);
  });

  test('opens after the diner agrees', () => {
    const { left, target } = press('<a data-confirmed href="https://wa.me/7" target="_blank">x</a>');
    expect([left.mock.calls.length, target]).toEqual([0, '_blank']);
  });
});
