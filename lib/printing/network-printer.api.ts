import { BffError, requestBff } from '@/lib/core/bff/client';
import { attemptHeaders } from '@/lib/core/intents/idempotency-key';
import { repetitionDelaySeconds } from '@/lib/core/intents/outcome';
import { kioskHeaders } from '@/lib/kiosk-session/kiosk-headers';
import { SECOND_MS } from '@/lib/core/time/duration';
import { PRINTER_CODE } from './print-job';
import { printFailed, type PrintOutcome } from './print-outcome';
import type { PrintRequest } from './print-request.schema';

/** Attempts with one key, which prints once. */
const MAX_ATTEMPTS = 3;

const schema = () => import('./print-outcome.schema').then((module) => module.printOutcomeSchema);

interface NetworkPrint {
  venueId: number;
  request: PrintRequest;
  /** Of the printer. */
  code: string;
  /** Prints once, however often it is sent. */
  key: string;
}

/** The outcome of a slip that a failed request proves; null where only the next attempt can tell. */
function failedRequest({ code }: BffError): PrintOutcome | null {
  switch (code) {
    case 'request/too-many':
      return printFailed('busy');
    case 'kiosk/not-enrolled':
      return printFailed('not-enrolled');
    case 'request/invalid':
    case 'request/cross-site':
    case 'request/too-large':
      return printFailed('unsupported');
    default:
      return null;
  }
}

/** Has our server print a slip on the venue's printer (KIOSK-38). */
export async function printOverNetwork({ venueId, request, code, key }: NetworkPrint): Promise<PrintOutcome> {
  if (!PRINTER_CODE.test(code)) return printFailed('wrong-code');
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    let retryAfterSeconds: number | undefined;
    try {
      return await requestBff(`/api/kiosk/print?venue=${venueId}`, schema, {
        method: 'POST',
        body: request,
        headers: { ...attemptHeaders(key, attempt > 1), ...(await kioskHeaders()), 'X-Printer-Code': code },
      });
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      const outcome = failedRequest(error);
      if (outcome) return attempt > 1 ? { state: 'unknown' } : outcome;
      ({ retryAfterSeconds } = error);
    }
    const waitMs = repetitionDelaySeconds(attempt, retryAfterSeconds) * SECOND_MS;
    if (attempt < MAX_ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return { state: 'unknown' };
}
