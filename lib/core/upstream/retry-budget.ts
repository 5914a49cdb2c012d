import 'server-only';
import { perProcess } from '@/lib/core/process/per-process';
import { telemetry } from '@/lib/core/telemetry/telemetry.server';

// How many repetitions a service of the platform is sent: a share of its calls. One call that failed is
// repeated; when all fail, repetitions would multiply what a service gets that has too much already.

/** Repetitions a call, in the long run. */
const SHARE = 0.1;
/** Repetitions at once where there were few calls, and how soon they are there again. */
const RESERVE = 30;
const RESERVE_PER_SECOND = 3;

interface Budget {
  recordCall(): void;
  /** @returns whether one more repetition is in the budget, which it then has used */
  take(): boolean;
}

/** @param nowMs monotonic @param onRefusal called for each repetition that is refused */
export function createRetryBudget(nowMs: () => number, onRefusal = () => {}): Budget {
  let left = RESERVE;
  let lastMs = nowMs();
  return {
    recordCall() {
      left = Math.min(RESERVE, left + SHARE);
    },
    take() {
      const now = nowMs();
      left = Math.min(RESERVE, left + ((now - lastMs) / 1000) * RESERVE_PER_SECOND);
      lastMs = now;
      if (left < 1) {
        onRefusal();
        return false;
      }
      left -= 1;
      return true;
    },
  };
}

const budgets = perProcess('retryBudgets', () => new Map<string, Budget>());

/** The budget of the service that a path belongs to: its first segment. */
export function retryBudgetOf(path: string): Budget {
  const service = path.split('/', 1)[0] ?? '';
  let budget = budgets.get(service);
  if (!budget) {
    budget = createRetryBudget(
      () => performance.now(),
      () => telemetry()?.retryRefused(service),
    );
    budgets.set(service, budget);
  }
  return budget;
}
