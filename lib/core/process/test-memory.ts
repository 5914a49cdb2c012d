import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A test moves the clock and its timers on; what answers of a network wait for goes on by itself. */
export const beginFakeTimeouts = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });

/** Makes a value, and tells of it without holding it. */
export async function weakly<Value extends object>(make: () => Promise<Value>): Promise<WeakRef<Value>> {
  return new WeakRef(await make());
}

/** Whether the process still has the value somewhere. */
export async function isInMemory(value: WeakRef<object>): Promise<boolean> {
  // A reference that was read is held until the end of its turn.
  await new Promise((done) => setImmediate(done));
  collectGarbage();
  return value.deref() !== undefined;
}
