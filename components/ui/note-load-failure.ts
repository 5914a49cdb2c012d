import { isChunkError } from '@/lib/core/errors/chunk-error';
import { recoverFromChunk } from '@/lib/core/errors/chunk-recovery';
import { toasts } from './toasts';

/** Shows a toast if the code for a press failed to load; reloads the page if its release is gone. */
export function noteLoadFailure(error: unknown, text: string): void {
  toasts.show({ text, tone: 'danger', unique: true });
  if (isChunkError(error)) void recoverFromChunk();
}
