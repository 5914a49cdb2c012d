import { answer, fakeAnswers, report } from './test-router-answers';

const PAGE = '/filials/1';
let router: typeof import('./router-prefetch');
const go = jest.fn();

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  fakeAnswers();
  go.mockClear();
  router = await import('./router-prefetch');
});
afterEach(() => jest.useRealTimers());

const begin = () => router.prefetchPage(PAGE, () => undefined);
const pass = (ms: number) => jest.advanceTimersByTime(ms);

test('a navigation waits until the router knows the route that it requests', () => {
  begin();
  expect(router.afterRoute(PAGE, go)).toBeDefined();
  pass(900);
  expect(go).not.toHaveBeenCalled();
  answer(PAGE);
  pass(20);
  expect(go).toHaveBeenCalledTimes(1);
  pass(2_000);
  expect(go).toHaveBeenCalledTimes(1);
});

test('a navigation waits for a route a second at most', () => {
  begin();
  router.afterRoute(PAGE, go);
  pass(1_000);
  expect(go).toHaveBeenCalledTimes(1);
  answer(PAGE);
  pass(100);
  expect(go).toHaveBeenCalledTimes(1);
});

test('a navigation that is called off does not come later', () => {
  begin();
  router.afterRoute(PAGE, go)?.();
  answer(PAGE);
  pass(2_000);
  expect(go).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['is not requested', () => undefined],
  [
    'is known',
    () => {
      begin();
      answer(PAGE);
    },
  ],
  [
    'the server does not give ahead',
    () => {
      begin();
      answer(PAGE, 204);
    },
  ],
])('nothing waits for a route that %s', (_which, setUp) => {
  setUp();
  expect(router.afterRoute(PAGE, go)).toBeUndefined();
});

test.each(['/filials/1', '/filials/1?from=list&_rsc=1', '/filials/1/info?_rsc=1'])(
  'a report of %s is no answer about the page',
  (address) => {
    begin();
    router.afterRoute(PAGE, go);
    report(address);
    pass(900);
    expect(go).not.toHaveBeenCalled();
  },
);

test('an answer is known by its query in any spelling', () => {
  router.prefetchPage('/search?q=%D0%B0%20b', () => undefined);
  router.afterRoute('/search?q=%D0%B0%20b', go);
  report('/search?q=%D0%B0+b&_rsc=1');
  pass(20);
  expect(go).toHaveBeenCalledTimes(1);
});

test('a page is cached for a minute from its answer on, and for ten seconds where it is declined', () => {
  expect(router.isCached(PAGE)).toBe(false);
  begin();
  pass(3_000);
  answer(PAGE);
  answer(PAGE);
  pass(59_999);
  expect(router.isCached(PAGE)).toBe(true);
  pass(1);
  expect(router.isCached(PAGE)).toBe(false);
  begin();
  answer(PAGE, 204);
  pass(10_000);
  expect(router.isCached(PAGE)).toBe(false);
});
