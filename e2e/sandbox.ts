import { SANDBOX_URL } from './environment';
import { sandboxControl } from '../tools/run/sandbox-control.mjs';

/** A fault of the platform, as the sandbox's control API takes it. */
export interface Fault {
  /** Regular expression over the path. */
  path: string;
  method?: 'GET' | 'POST';
  kind:
    | 'fail'
    | 'hang'
    | 'drip'
    | 'reset'
    | 'garbage'
    | 'unauthorized'
    | 'rateLimit'
    | 'errorCode'
    | 'resetAfterCommit'
    | 'hangAfterCommit';
  status?: number;
  retryAfter?: number;
  seconds?: number;
  times?: number;
}

/** An event or a report, as it arrived. */
export type Signal = Record<string, unknown>;

export interface LedgerOrder {
  id: number;
  /** The number that is called out. */
  number: string;
  kind: string;
  status: string;
  paymentStatus: string;
  sumMinor: number;
  bonusesSpentMinor: number;
  toPayMinor: number;
}

/** The output of the sandbox's printer from one connection. */
interface PrintedJob {
  isBroken: boolean;
  printed: { kind: 'line' | 'picture' | 'cut'; text?: string; width?: number; hasInk?: boolean }[];
}

const control: (method: string, path: string, body?: unknown) => Promise<unknown> =
  sandboxControl(SANDBOX_URL);

/** Steers the sandbox: its clock, its orders, its faults. */
export const sandbox = {
  reset: () => control('POST', 'reset', {}),
  advance: (advanceMinutes: number) => control('POST', 'clock', { advanceMinutes }),
  fault: (fault: Fault) => control('POST', 'faults', fault),
  clearFaults: () => control('DELETE', 'faults'),
  expireTokens: () => control('POST', 'tokens/expire', { all: true }),
  changeProduct: (
    id: number,
    change: { stopped?: boolean; priceMinor?: number; deleted?: boolean; stock?: number },
  ) => control('POST', `products/${id}`, change),
  /** How the receipt printer behaves from now on. */
  setPrinter: (behaviour: {
    state: 'works' | 'refuses' | 'slow' | 'cuts' | 'paper-out' | 'silent';
    afterBytes?: number;
  }) => control('POST', 'printer', behaviour),
  /** Its jobs, the latest first. */
  printed: async () => ((await control('GET', 'printer')) as { jobs: PrintedJob[] }).jobs,
  /** The behaviour of a venue's smart lock from now on. */
  turnLock: (venueId: number, state: 'works' | 'stuck' | 'absent') =>
    control('POST', `locks/${venueId}`, { state }),
  /** Every time a lock opened since the last reset. */
  lockOpenings: async () =>
    ((await control('GET', 'lock-openings')) as { openings: { venueId: number; code: string | null }[] })
      .openings,
  /** The latest call of each table and reason. */
  waiterCalls: async () =>
    ((await control('GET', 'waiter-calls')) as { calls: { table_id: number; reason: string }[] }).calls,
  /** Others take every table of a venue at that time. */
  takeTables: (venueId: number, startsAt: string) => control('POST', 'reservations', { venueId, startsAt }),
  /** How a venue ends a reservation. */
  endReservation: (id: string, ending: 'declined' | 'canceled') =>
    control('POST', `reservations/${id}`, { ending }),
  /** The events and error reports that have come since they were last forgotten. */
  signals: async () => (await control('GET', 'signals')) as { events: Signal[]; reports: Signal[] },
  forgetSignals: () => control('DELETE', 'signals'),
  /** Every reservation since the last reset. */
  reservations: async () =>
    (
      (await control('GET', 'reservations')) as {
        reservations: {
          id: string;
          startsAt: string;
          guests: number;
          comment: string;
          ending: string | null;
        }[];
      }
    ).reservations,
  moveOrder: (id: number, status: string) => control('POST', `orders/${id}/status`, { status }),
  /** Every order that was ever committed since the last reset. */
  orders: async (): Promise<LedgerOrder[]> => {
    const ledger = await control('GET', 'orders');
    const list = Array.isArray(ledger) ? ledger : (ledger as { orders?: unknown; data?: unknown }).orders;
    return (Array.isArray(list) ? list : []) as LedgerOrder[];
  },
};
