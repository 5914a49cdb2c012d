import { MODAL_CONTENT, readEntry, writeEntry } from '@/lib/core/storage/history-entry';
import { isText } from '@/lib/core/storage/shape';
import { stepBack } from './step-back';

/* The entry of the history that an open sheet or modal owns (`modal-history.ts`). */

export const MODAL_ID = 'openModal';

/** The modal id of the current entry. */
export function readModalId(): string | undefined {
  const id = readEntry(MODAL_ID);
  return isText(id) ? id : undefined;
}

let isLeft = false;

/** Whether the step that runs leaves the entry of a closed modal: no page opens anything by it. */
export const isEntryLeft = (): boolean => isLeft;
export const setEntryLeft = (isOn: boolean): void => void (isLeft = isOn);

/** Names the content of the open modal, for a page that opens it again when a step or a reload leads to its entry. */
export function nameModal(content: number | string): void {
  if (readModalId() !== undefined) writeEntry({ [MODAL_CONTENT]: content });
}

/** Leaves the entry of a modal that a step of the history or a reload has led to, and that could not be opened. */
export function leaveUnopened(): void {
  if (readEntry(MODAL_CONTENT) === undefined) return;
  writeEntry({ [MODAL_CONTENT]: undefined });
  stepBack();
}
