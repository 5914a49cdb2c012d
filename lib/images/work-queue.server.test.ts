/** @jest-environment node */
import { BusyError, createTurnstile } from './turnstile.server';

const NEVER = new AbortController().signal;
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Work that ends when the test says so. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test('no more work runs at once than the concurrency allows', async () => {
  const turnstile = createTurnstile(2, 10);
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (atOnce += 1));
    await rest();
    atOnce -= 1;
  };
  await Promise.all(Array.from({ length: 7 }, () => turnstile.run(work, NEVER)));
  expect(most).toBe(2);
});

test('who finds the queue full is sent away at once', async () => {
  const turnstile = createTurnstile(1, 1);
  const { work, end } = openWork();
  const first = turnstile.run(work, NEVER);
  const second = turnstile.run(work, NEVER);
  await expect(turnstile.run(work, NEVER)).rejects.toThrow(BusyError);
  end();
  await Promise.all([first, second]);
});

test('who waits too long leaves the queue, and the place is free again', async () => {
  const turnstile = createTurnstile(1, 1);
  const { work, end } = openWork();
  const first = turnstile.run(work, NEVER);
  const isDone = jest.fn(async () => {});
  await expect(turnstile.run(isDone, AbortSignal.timeout(10))).rejects.toThrow(BusyError);
  const third = turnstile.run(isDone, NEVER);
  end();
  await Promise.all([first, third]);
  expect(isDone).toHaveBeenCalledTimes(1);
});

test('a failure frees the hand', async () => {
  const turnstile = createTurnstile(1, 1);
  await expect(turnstile.run(() => Promise.reject(new Error('broken')), NEVER)).rejects.toThrow('broken');
  await expect(turnstile.run(() => Promise.resolve('fine'), NEVER)).resolves.toBe('fine');
});

test('idle work runs when no caller waits', async () => {
  const turnstile = createTurnstile(1, 2);
  const done: string[] = [];
  const note = (name: string) => async () => void done.push(name);
  const { work, end } = openWork();
  const first = turnstile.run(work, NEVER);
  turnstile.runWhenIdle(note('idle'));
  turnstile.runWhenIdle(() => Promise.reject(new Error('nobody hears')));
  turnstile.runWhenIdle(note('beyond the bound'));
  const second = turnstile.run(note('waited for'), NEVER);
  await rest();
  expect(done).toEqual([]);
  end();
  await Promise.all([first, second]);
  await rest();
  expect(done).toEqual(['waited for', 'idle']);
});
