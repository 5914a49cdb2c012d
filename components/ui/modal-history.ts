import { stepBack } from './step-back';

/**
 * The system's own 'back' closes the top-most sheet or modal and nothing else (LAY-23 to LAY-25). Each open one owns a history
 * entry with its id; which of them a step closes is read from the id where the step ends, so that several
 * steps at once, and steps that this module makes itself, need no counting.
 */

const STATE_KEY = 'openModal';

type OpenModal = { id: string; close: () => void };

const stack: OpenModal[] = [];
let idsGiven = 0;
let listening = false;
let tidying: ReturnType<typeof setTimeout> | undefined;

/** The modal id of the current history entry. */
function currentModalId(): string | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(STATE_KEY in state)) return undefined;
  return typeof state[STATE_KEY] === 'string' ? state[STATE_KEY] : undefined;
}

const isOpen = (id: string) => stack.some((modal) => modal.id === id);

/** Whether a sheet or a modal is open, which a step back closes. */
export const isModalOpen = (): boolean => stack.length > 0;

/** Leaves an entry whose modal is closed. Waits a tick: a modal that opens in the same tick takes the entry over. */
function leaveClosedEntrySoon(): void {
  clearTimeout(tidying);
  tidying = setTimeout(() => {
    const id = currentModalId();
    if (id !== undefined && !isOpen(id)) stepBack();
  }, 0);
}

function onPopState(): void {
  const id = currentModalId();
  const position = stack.findIndex((modal) => modal.id === id);
  if (id !== undefined && position === -1) {
    // Back over a page that was opened from a sheet, or forward to a sheet that was closed: neither exists any more.
    leaveClosedEntrySoon();
    if (stack.length === 0) return;
  }
  for (const modal of stack.splice(position + 1).reverse()) modal.close();
}

/**
 * Call when a sheet or modal opens; `close` is called when the system's back closes it. Call the returned function
 * when it has closed for any reason: that removes the entry from the history if it is still the current one.
 * After a navigation the entry is not the current one, so that closing cannot undo the navigation.
 */
export function enterModal(close: () => void): () => void {
  if (!listening) {
    listening = true;
    window.addEventListener('popstate', onPopState);
  }
  idsGiven += 1;
  const modal: OpenModal = { id: `${Date.now()}.${idsGiven}`, close };
  const currentId = currentModalId();
  stack.push(modal);
  // The router keeps its own keys in the state, and reloads the page at an entry that lacks them.
  const own: unknown = window.history.state;
  const state = { ...(typeof own === 'object' ? own : null), [STATE_KEY]: modal.id };
  if (currentId !== undefined && !isOpen(currentId)) window.history.replaceState(state, '');
  else window.history.pushState(state, '');

  return () => {
    const index = stack.indexOf(modal);
    if (index !== -1) stack.splice(index, 1);
    leaveClosedEntrySoon();
  };
}
