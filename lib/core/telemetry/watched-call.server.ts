import 'server-only';
import { currentRequest } from '@/lib/core/log/current-request.server';
import { nowMs, telemetry, type CallStats } from './telemetry.server';

/** How a failed call is logged: by our own message and a status. */
interface Failure {
  failure: string;
  status: number;
}

/** Runs a call and reports it. @param name method and path pattern @param run gets a retry counter */
export async function watchedCall<Result>(
  name: string,
  run: (stats: CallStats) => Promise<Result>,
  readFailure: (error: unknown) => Failure,
): Promise<Result> {
  const recorder = telemetry();
  const stats: CallStats = { retries: 0 };
  if (!recorder) return run(stats);
  const request = currentRequest();
  const startedAtMs = nowMs();
  const tell = ({ failure, status }: Failure) =>
    recorder.call(request, {
      name,
      startedAtMs,
      endedAtMs: nowMs(),
      outcome: failure,
      status,
      retries: stats.retries,
    });
  try {
    const result = await run(stats);
    tell({ failure: 'ok', status: 0 });
    return result;
  } catch (error) {
    tell(readFailure(error));
    throw error;
  }
}
