import { useRef, useState } from 'react';
import { BffError } from '@/lib/core/bff/client';

/** A call that a press makes: one at a time, however often it is pressed. */
export interface Action<Args extends unknown[]> {
  /** Whether the call succeeded; false also for a press during the call. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** Why the last call failed. */
  failure: BffError | null;
}

/** Wraps a call to our server for use by a button. */
export function useAction<Args extends unknown[]>(call: (...args: Args) => Promise<void>): Action<Args> {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<BffError | null>(null);
  // State changes with the next render; two presses may come before it.
  const isRunning = useRef(false);
  const run = async (...args: Args) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await call(...args);
      return true;
    } catch (error) {
      setFailure(error instanceof BffError ? error : new BffError('server/failed'));
      return false;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { run, isBusy, failure };
}
