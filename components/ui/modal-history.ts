import { MODAL_CONTENT, pushEntry, readEntry, writeEntry } from '@/lib/core/storage/history-entry';
import { holdLinksUntilStep } from './hold-links';
import { isEntryLeft, MODAL_ID, readModalId, setEntryLeft } from './modal-entry';
import { stepBack } from './step-back';

/**
 * The system's own 'back' closes the top-most sheet or modal and nothing else (LAY-23 to LAY-25). Each open one owns a history
 * entry with its id; which of them a step closes is read from the id where the step ends, so that several
 * steps at once, and steps that this module makes itself, need no counting.
 */

type OpenModal = { id: string; close: () => void };

const stack: OpenModal[] = [];
let idsGiven = 0;
let listening = false;
let tidying: ReturnType<typeof setTimeout> | undefined;

const isOpen = (id: string) => stack.some((modal) => modal.id === id);

/** Whether a sheet or a modal is open, which a step back closes. */
export const isModalOpen = (): boolean => stack.length > 0;

/** Dialogs that open by themselves, in the order in which they were due. */
const due: (() => void)[] = [];
let nextDue: ReturnType<typeof setTimeout> | undefined;
/** In which a dialog that was let in has opened, and one that closed has left the screen. */
const LET_IN_MS = 300;

function letNextIn(): void {
  nextDue = undefined;
  if (isModalOpen()) return;
  const open = due.shift();
  if (!open) return;
  open();
  nextDue = setTimeout(letNextIn, LET_IN_MS);
}

/** Opens a dialog without a press once no other dialog is open; several follow one another. */
export function whenNoModal(open: () => void): void {
  due.push(open);
  if (nextDue === undefined) letNextIn();
}

/** Leaves an entry whose modal is closed. Waits a tick: a modal that opens in the same tick takes the entry over. */
function leaveClosedEntrySoon(): void {
  clearTimeout(tidying);
  tidying = setTimeout(() => {
    const id = readModalId();
    if (id === undefined || isOpen(id)) return;
    setEntryLeft(true);
    holdLinksUntilStep();
    stepBack();
  }, 0);
}

function onPopState(): void {
  const id = readModalId();
  const position = stack.findIndex((modal) => modal.id === id);
  const isOwnStep = isEntryLeft();
  setEntryLeft(false);
  // Back over a page that was opened from a sheet, or forward to a sheet that was closed. A page opens again what it has named, unless
  // it has closed it together with what lay over it.
  if (id !== undefined && position === -1 && (isOwnStep || readEntry(MODAL_CONTENT) === undefined)) {
    writeEntry({ [MODAL_CONTENT]: undefined });
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
  const currentId = readModalId();
  stack.push(modal);
  const isEntryFree = currentId !== undefined && !isOpen(currentId);
  (isEntryFree ? writeEntry : pushEntry)({ [MODAL_ID]: modal.id, [MODAL_CONTENT]: undefined });

  return () => {
    const index = stack.indexOf(modal);
    if (index !== -1) stack.splice(index, 1);
    leaveClosedEntrySoon();
    nextDue ??= setTimeout(letNextIn, LET_IN_MS);
  };
}
