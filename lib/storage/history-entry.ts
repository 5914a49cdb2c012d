import { isRecord } from './shape';

/*
 * What a page writes into its entry of the browser's history, beside the router's own keys: a step back or forward, and a reload, finds it
 * there.
 */

const stateHere = (): Record<string, unknown> => {
  const state: unknown = window.history.state;
  return isRecord(state) ? state : {};
};

/** The value under a name in the current entry. */
export const readEntry = (name: string): unknown => stateHere()[name];

/** Writes a value into the current entry; undefined removes it. */
export const writeEntry = (name: string, value: unknown): void =>
  window.history.replaceState({ ...stateHere(), [name]: value }, '');

/** Adds an entry of the same page, with a value. */
export const pushEntry = (name: string, value: unknown): void =>
  window.history.pushState({ ...stateHere(), [name]: value }, '');
