import { isChunkError } from '@/lib/core/errors/chunk-error';
import { recoverFromChunk } from '@/lib/core/errors/chunk-recovery';
import { toasts } from './toasts';

/**
 * Code that a press asks for did not come: a toast says so, and the page stays. Where the code is that of a release that is gone, the page is
 * loaded anew.
 */
export function noteLoadFailure(error: unknown, text: string): void {
  toasts.show({ text, tone: 'danger', unique: true });
  if (isChunkError(error)) void recoverFromChunk();
}
