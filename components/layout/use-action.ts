import { useRef, useState } from 'react';
import { BffError } from '@/lib/bff/client';

/** Something that a press does: one call at a time, however often it is pressed. */
export interface Action<Args extends unknown[]> {
  /** Whether it was done; false also for a press during the call. */
  run: (...args: Args) => Promise<boolean>;
  isBusy: boolean;
  /** Why it was not done the last time. */
  failure: BffError | null;
}

/** Makes a press of a call to our server. */
export function useAction<Args extends unknown[]>(call: (...args: Args) => Promise<void>): Action<Args> {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<BffError | null>(null);
  // State is seen with the next rendering, two presses may come before it.
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
