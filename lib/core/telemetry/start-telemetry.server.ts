import 'server-only';
import { env } from '@/lib/core/env/env';

/** Before the port is closed, and again when the last answers of it are counted. */
const LAST_SENDINGS_MS = [0, 1_500];

/** Starts telemetry if a collector is set. @returns how to name a path; null without a collector */
export async function startTelemetryIfSet(): Promise<((path: string) => string) | null> {
  const { telemetry } = env();
  if (!telemetry) return null;
  const { startTelemetry } = await import('./open-telemetry.server');
  const { flush, routeName } = startTelemetry(telemetry);
  process.once('SIGTERM', () => {
    for (const ms of LAST_SENDINGS_MS) setTimeout(() => void flush(), ms).unref();
  });
  return routeName;
}
