import { isRecord } from './shape';

// A page writes into its entry of the browser's history, beside the router's own keys: a step back or
// forward, and a reload, finds it there.

/** The content of the open sheet or modal, for a page that opens it again. */
export const MODAL_CONTENT = 'modalContent';

const stateWith = (values: Record<string, unknown>) => {
  const state: unknown = window.history.state;
  return { ...(isRecord(state) ? state : {}), ...values };
};

/** The value under a name in the current entry. */
export const readEntry = (name: string): unknown => stateWith({})[name];

/** Writes values into the current entry by their names; undefined removes one. */
export const writeEntry = (values: Record<string, unknown>): void =>
  window.history.replaceState(stateWith(values), '');

/** Adds an entry of the same page, with values by their names. */
export const pushEntry = (values: Record<string, unknown>): void =>
  window.history.pushState(stateWith(values), '');
