/** @jest-environment node */
import { turns } from './test-turns';
import { BusyError, createWorkQueue } from './work-queue.server';

const NEVER = new AbortController().signal;

/** Work that ends when the test says so. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

test('no more work runs at once than the concurrency allows', async () => {
  const queue = createWorkQueue(2, 10);
  let atOnce = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (atOnce += 1));
    await turns();
    atOnce -= 1;
  };
  await Promise.all(Array.from({ length: 7 }, () => queue.run(work, NEVER)));
  expect(most).toBe(2);
});

test('who finds the queue full is sent away at once', async () => {
  const queue = createWorkQueue(1, 1);
  const { work, end } = openWork();
  const first = queue.run(work, NEVER);
  const second = queue.run(work, NEVER);
  await expect(queue.run(work, NEVER)).rejects.toThrow(BusyError);
  end();
  await Promise.all([first, second]);
});

test('who waits too long leaves the queue, and the place is free again', async () => {
  const queue = createWorkQueue(1, 1);
  const { work, end } = openWork();
  const first = queue.run(work, NEVER);
  const isDone = jest.fn(async () => {});
  await expect(queue.run(isDone, AbortSignal.timeout(10))).rejects.toThrow(BusyError);
  const third = queue.run(isDone, NEVER);
  end();
  await Promise.all([first, third]);
  expect(isDone).toHaveBeenCalledTimes(1);
});

test('many who wait for one signal listen to it once, and all leave with it', async () => {
  const queue = createWorkQueue(1, 50);
  const { work, end } = openWork();
  const first = queue.run(work, NEVER);
  const { signal } = new AbortController();
  const listened = jest.spyOn(signal, 'addEventListener');
  const controller = new AbortController();
  const listenedToOther = jest.spyOn(controller.signal, 'addEventListener');
  const stay = Promise.all(Array.from({ length: 20 }, () => queue.run(turns, signal)));
  const leave = Array.from({ length: 20 }, () => queue.run(turns, controller.signal));
  expect([listened.mock.calls.length, listenedToOther.mock.calls.length]).toEqual([1, 1]);
  controller.abort();
  for (const one of await Promise.allSettled(leave)) expect(one).toMatchObject({ status: 'rejected' });
  end();
  await Promise.all([first, stay]);
});

test('a failure frees the hand', async () => {
  const queue = createWorkQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('broken')), NEVER)).rejects.toThrow('broken');
  await expect(queue.run(() => Promise.resolve('fine'), NEVER)).resolves.toBe('fine');
});

test('idle work runs when no caller waits', async () => {
  const queue = createWorkQueue(1, 2);
  const done: string[] = [];
  const record = (name: string) => async () => void done.push(name);
  const { work, end } = openWork();
  const first = queue.run(work, NEVER);
  queue.runWhenIdle(record('idle'));
  queue.runWhenIdle(() => Promise.reject(new Error('nobody hears')));
  queue.runWhenIdle(record('beyond the bound'));
  const second = queue.run(record('waited for'), NEVER);
  await turns();
  expect(done).toEqual([]);
  end();
  await Promise.all([first, second]);
  await turns();
  expect(done).toEqual(['waited for', 'idle']);
});
