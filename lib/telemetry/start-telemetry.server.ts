import 'server-only';
import { env } from '@/lib/env/env';

/** Before the port is closed, and again when the last answers of it are counted. */
const LAST_SENDINGS_MS = [0, 1_500];

/** Starts telemetry where a collector is set; without one nothing of it is loaded. */
export async function startTelemetryIfAsked(): Promise<void> {
  const { telemetry } = env();
  if (!telemetry) return;
  const { startTelemetry } = await import('./open-telemetry.server');
  const { flush } = startTelemetry(telemetry);
  process.once('SIGTERM', () => {
    for (const ms of LAST_SENDINGS_MS) setTimeout(() => void flush(), ms).unref();
  });
}
