import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from './per-process';

// The purpose of the running code: a request, a call to the platform, a value of cached answers. All parts of it are in one
// storage, since Node 20 hands the value of each storage on to every promise that is made, which costs every request.
const storage = () => perProcess('asyncContext', () => new AsyncLocalStorage<Record<string, unknown>>());

/** One part of it; the module that names it owns it. */
export function contextPart<Value>(name: string) {
  return {
    /** That of the calling code; undefined outside of `run`. */
    current: () => storage().getStore()?.[name] as Value | undefined,
    /** Runs code, and all that it begins, for the value. */
    run: <Result>(value: Value, run: () => Result): Result =>
      storage().run({ ...storage().getStore(), [name]: value }, run),
  };
}
