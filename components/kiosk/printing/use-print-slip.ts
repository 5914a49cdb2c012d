import { useRef, useState } from 'react';
import type { PrintOutcome } from '@/lib/printing/print-outcome';
import { newPrintKey, printSlip, type PrintTask } from '@/lib/printing/print-slip';
import { printerSettings } from '@/lib/printing/printer-settings';

/** Prints slips as this device is set to, one at a time; with the result of the last one. */
export function usePrintSlip() {
  const [outcome, setOutcome] = useState<PrintOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const key = useRef('');

  const run = async (task: PrintTask) => {
    // State changes with the next render; two presses may come before it.
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setOutcome(null);
    try {
      setOutcome(await printSlip(task, printerSettings.read(), key.current));
    } catch {
      // Its code did not come, or the browser could not draw it.
      setOutcome({ state: 'failed', reason: 'unsupported' });
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return {
    /** Prints it, once more where it was printed before. */
    print: (task: PrintTask) => {
      key.current = newPrintKey();
      return run(task);
    },
    /** Requests the result of the last one: the network printer prints it only where it has not. */
    askAgain: run,
    isBusy,
    outcome,
  };
}
