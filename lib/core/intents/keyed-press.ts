import { BffError } from '@/lib/core/bff/client';
import { attemptFailure } from '@/lib/core/errors/errors';
import { newIdempotencyKey } from './idempotency-key';

/** FNV-1a, 32 bits: another body needs another key (contract rule 22). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}

/** Whether the failure says what became of its key: nothing was made, or the key was used for something else. */
export function isAttemptOver(error: unknown): boolean {
  const failure = error instanceof BffError ? attemptFailure(error.code) : undefined;
  return failure === 'nothingMade' || failure === 'keyReused';
}

/**
 * Keys for a button without a stored intent: a press reuses its body's key until one succeeds.
 * @returns sends a body with its key
 */
export function keyedPress(purpose: string, prefix = newIdempotencyKey(purpose)) {
  let current = prefix;
  /** By body: the keys that follow those whose attempt is over. */
  const next = new Map<string, string>();
  return async <Body, Result>(
    body: Body,
    send: (key: string, body: Body) => Promise<Result>,
  ): Promise<Result> => {
    const text = JSON.stringify(body);
    try {
      const made = await send(next.get(text) ?? `${current}-${hashOf(text)}`, body);
      current = newIdempotencyKey(purpose);
      next.clear();
      return made;
    } catch (error) {
      if (isAttemptOver(error)) next.set(text, newIdempotencyKey(purpose));
      throw error;
    }
  };
}
