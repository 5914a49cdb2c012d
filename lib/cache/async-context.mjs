import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from './per-process.mjs';

/*
 * What the running code works for: a request, a call to the platform, a value of cached answers. All parts of it are in one storage,
 * since Node 20 hands the value of each storage on to every promise that is made, which costs every request.
 */

/** @returns {AsyncLocalStorage<Record<string, unknown>>} */
const storage = () => perProcess('asyncContext', () => new AsyncLocalStorage());

/**
 * One part of it; whoever names it owns it.
 * @template Value
 * @param {string} name
 */
export function contextPart(name) {
  /** @param {Value} value */
  const contextWith = (value) => ({ ...storage().getStore(), [name]: value });
  return {
    /** @returns {Value | undefined} that of the calling code; undefined outside of `run` */
    current: () => /** @type {Value | undefined} */ (storage().getStore()?.[name]),
    /**
     * Runs code, and all that it begins, for the value.
     * @template Result
     * @param {Value} value
     * @param {() => Result} run
     * @returns {Result}
     */
    run: (value, run) => storage().run(contextWith(value), run),
  };
}
