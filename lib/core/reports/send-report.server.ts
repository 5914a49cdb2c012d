import 'server-only';
import { createStackParser, exceptionFromError, uuid4 } from '@sentry/core';
import { nodeStackLineParser } from '@sentry/core/server';
import { env } from '@/lib/core/env/env';
import { RELEASE } from '@/lib/core/env/release';
import { isIgnored } from './ignored-errors';
import { warnThrottled } from '@/lib/core/log/throttled-log.server';
import { cleanReport } from './clean-report';
import { envelopeAddress, writeEnvelope } from './envelope';
import { reportSchema, type Report } from './report.schema';

const TIMEOUT_MS = 3000;

/** The platform's id of a diner; a guest, and one whose id the platform did not give, has none. */
const idOf = (dinerKey: string | undefined) =>
  dinerKey !== undefined && /^\d+$/.test(dinerKey) ? dinerKey : undefined;

/** Sends a stripped report to the configured host. @returns whether it was taken */
export async function sendReport(report: Report, dinerKey: string | undefined): Promise<boolean> {
  const { sentryDsn } = env();
  if (sentryDsn === undefined) return false;
  const response = await fetch(envelopeAddress(sentryDsn), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body: writeEnvelope(cleanReport(report, idOf(dinerKey))),
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  await response?.body?.cancel();
  if (!response?.ok)
    warnThrottled(response ? `status ${response.status}` : 'no answer', 'error report not taken');
  return response?.ok ?? false;
}

const parseStack = createStackParser(nodeStackLineParser());

/** Reports an error of the server, unless it is one that tells nothing of our code (ERR-06 to ERR-08). */
export function reportServerError(error: unknown, dinerKey?: string): void {
  if (env().sentryDsn === undefined || isIgnored(error) || !(error instanceof Error)) return;
  const report = reportSchema.safeParse({
    exception: { values: [exceptionFromError(parseStack, error)] },
    event_id: uuid4(),
    timestamp: Date.now() / 1000,
    release: RELEASE,
  });
  if (report.success) void sendReport(report.data, dinerKey);
}
