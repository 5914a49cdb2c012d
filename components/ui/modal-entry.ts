import { readEntry, writeEntry } from '@/lib/storage/history-entry';
import { isRecord, isText } from '@/lib/storage/shape';

/* The entry of the history that an open sheet or modal owns (`modal-history.ts`). */

export const MODAL_ENTRY = 'openModal';

/** What the current entry says of a modal; undefined for an entry without one. */
export function readModalEntry(): { id: string; content?: string } | undefined {
  const entry = readEntry(MODAL_ENTRY);
  if (!isRecord(entry) || !isText(entry.id)) return undefined;
  return { id: entry.id, content: isText(entry.content) ? entry.content : undefined };
}

/** Names the content of the open modal, for a page that opens it again when a step or a reload leads to its entry. */
export function nameModal(content: string): void {
  const entry = readModalEntry();
  if (entry) writeEntry(MODAL_ENTRY, { id: entry.id, content });
}
