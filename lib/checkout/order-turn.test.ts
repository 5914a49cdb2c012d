import { inTurn } from './order-turn';
import { grantOneByOne, takeLocksAway } from './test-locks';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

afterEach(() => {
  takeLocksAway();
  jest.restoreAllMocks();
});

test('work of two tabs is done one after the other', async () => {
  grantOneByOne();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await wait(10);
    steps.push(`${name} ends`);
  };
  await Promise.all([inTurn(work('a')), inTurn(work('b'))]);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a turn that does not come is not waited for without end', async () => {
  grantOneByOne();
  const signal = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(signal.signal);
  void inTurn(() => new Promise(() => undefined));
  const work = jest.fn(() => Promise.resolve());
  const done = inTurn(work);
  await wait(5);
  expect(work).not.toHaveBeenCalled();
  signal.abort();
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});

test('without locks, and where they are forbidden, the work is done at once', async () => {
  const work = jest.fn(() => Promise.resolve());
  await inTurn(work);
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => Promise.reject(new DOMException('Not here', 'SecurityError')) },
  });
  await inTurn(work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failure of the work is not tried again', async () => {
  grantOneByOne();
  const work = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(inTurn(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});
