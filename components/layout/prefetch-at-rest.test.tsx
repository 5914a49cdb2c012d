import { fireEvent, render } from '@testing-library/react';
import { AT_REST } from '@/components/ui/at-rest';
import { SoftLink } from '@/components/ui/soft-link';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { answer, fakeAnswers } from './test-router-answers';

let prefetchAtRest: typeof import('./prefetch-at-rest').prefetchAtRest;
const prefetch = jest.fn((_address: string) => undefined);

/** The router fetches what it needs to know of a route, and then its page. */
const arrive = (path: string) => {
  answer(path);
  answer(path);
};
const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });
/** Everything that a battery or a promise has to say is said, and the page is at rest. */
const rest = () => jest.advanceTimersByTimeAsync(310);
const pages = () => prefetch.mock.calls.map(([address]) => address);

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  prefetch.mockClear();
  fakeAnswers();
  set(navigator, 'getBattery', undefined);
  ({ prefetchAtRest } = await import('./prefetch-at-rest'));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

let stop: () => void;
const begin = () => (stop = prefetchAtRest(prefetch));

const showInView = (link: Element, top = 100) => {
  link.getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
};

/** Links to venues, of which those in view are as large as a card. */
function showLinks(inView: number, beyond = 0) {
  const { container } = render(
    Array.from({ length: inView + beyond }, (_, place) => (
      <SoftLink key={place} prefetch href={`/filials/${place + 1}`}>
        {place + 1}
      </SoftLink>
    )),
  );
  container.querySelectorAll('a').forEach((link, place) => {
    showInView(link, place < inView ? 100 : 5_000);
  });
}

test('fetches the page of a link that is shown late', async () => {
  begin();
  await rest();
  expect(pages()).toEqual([]);
  showLinks(1);
  await rest();
  expect(pages()).toEqual(['/filials/1']);
});

test.each([
  ['says that the page is at rest', 0.9, 1],
  ['stays silent on a low battery', 0.1, 0],
])('%s', async (_what, level, times) => {
  set(navigator, 'getBattery', () => Promise.resolve({ level, charging: false }));
  const atRest = jest.fn();
  addEventListener(AT_REST, atRest);
  begin();
  await rest();
  removeEventListener(AT_REST, atRest);
  expect(atRest).toHaveBeenCalledTimes(times);
});

test.each([
  ['a signed-in diner’s own page after the cards', true, ['/filials/1', '/orders']],
  ['no page behind the sign-in for a guest', false, ['/filials/1']],
])('fetches %s', async (_what, isSignedIn, expected) => {
  signInForTest(isSignedIn);
  const { container } = render(
    <SoftLink prefetch needsLogin href="/orders">
      Orders
    </SoftLink>,
  );
  container.querySelectorAll('a').forEach((link) => showInView(link));
  showLinks(1);
  begin();
  await rest();
  arrive('/filials/1');
  signInForTest(false);
  expect(pages()).toEqual(expected);
});

test('fetches two pages of links in view, one after another, and one more after the diner has moved the page', async () => {
  showLinks(4, 1);
  begin();
  expect(pages()).toEqual([]);
  await rest();
  expect(pages()).toEqual(['/filials/1']);
  answer('/filials/1');
  answer('/filials/9');
  expect(pages()).toEqual(['/filials/1']);
  answer('/filials/1');
  expect(pages()).toEqual(['/filials/1', '/filials/2']);
  arrive('/filials/2');
  await rest();
  expect(pages()).toHaveLength(2);
  fireEvent.scroll(window);
  await rest();
  expect(pages()).toHaveLength(2);
  for (let times = 0; times < 50; times += 1) fireEvent.wheel(window);
  await rest();
  arrive('/filials/3');
  fireEvent.scroll(window);
  await rest();
  expect(pages()).toEqual(['/filials/1', '/filials/2', '/filials/3']);
});

test('fetches no page of a link beyond the view, nor of one that is not marked for it', async () => {
  showLinks(0, 2);
  render(<SoftLink href="/orders">Orders</SoftLink>);
  begin();
  await rest();
  expect(pages()).toEqual([]);
});

test('takes the next page in place of one that the server does not give, which it tries again after ten seconds', async () => {
  showLinks(3);
  begin();
  await rest();
  answer('/filials/1', 204);
  arrive('/filials/2');
  arrive('/filials/3');
  expect(pages()).toEqual(['/filials/1', '/filials/2', '/filials/3']);
  await jest.advanceTimersByTimeAsync(10_000);
  fireEvent.wheel(window);
  await rest();
  expect(pages().at(-1)).toBe('/filials/1');
});

test('fetches nothing for a page that is hidden', async () => {
  set(document, 'hidden', true);
  showLinks(1);
  begin();
  await rest();
  set(document, 'hidden', false);
  expect(pages()).toEqual([]);
});

test('fetches nothing when the browser gets idle after it is stopped', async () => {
  let idle: () => void = () => undefined;
  set(window, 'requestIdleCallback', (run: () => void) => (idle = run));
  showLinks(1);
  begin();
  await rest();
  stop();
  idle();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  expect(pages()).toEqual([]);
});

test('goes on without a page that does not come', async () => {
  showLinks(2);
  begin();
  await rest();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(pages()).toEqual(['/filials/1', '/filials/2']);
});

test('fetches no page twice in a minute, also from another page', async () => {
  showLinks(1);
  begin();
  await rest();
  arrive('/filials/1');
  stop();
  begin();
  await rest();
  expect(pages()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(60_000);
  fireEvent.scroll(window);
  await rest();
  expect(pages()).toHaveLength(2);
});

test('fetches nothing after it is stopped', async () => {
  showLinks(2);
  begin();
  await rest();
  stop();
  arrive('/filials/1');
  fireEvent.scroll(window);
  await rest();
  expect(pages()).toEqual(['/filials/1']);
});

test('fetches nothing where the battery is nearly empty', async () => {
  set(navigator, 'getBattery', () => Promise.resolve({ level: 0.12, charging: false }));
  showLinks(2);
  begin();
  await rest();
  expect(pages()).toEqual([]);
});

test.each<[string, () => Promise<object>]>([
  ['is charged', () => Promise.resolve({ level: 0.12, charging: true })],
  ['has no level that the page may know', () => Promise.reject(new Error('not allowed'))],
])('fetches where the battery %s', async (_where, getBattery) => {
  set(navigator, 'getBattery', getBattery);
  showLinks(1);
  begin();
  await rest();
  expect(pages()).toHaveLength(1);
});
