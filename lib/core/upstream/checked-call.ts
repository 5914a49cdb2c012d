import 'server-only';
import type { z } from 'zod';
import { issueOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import type { CallStats } from '@/lib/core/telemetry/telemetry.server';
import { watchedCall } from '@/lib/core/telemetry/watched-call.server';
import { asUpstreamError } from './attempts';
import { sendThroughBreaker } from './breakers';
import { refusalOf, UpstreamError } from './upstream-error';

/** The body of an answer; null if empty. @throws UpstreamError for a refusal, also with HTTP 200 */
export function readAnswer(text: string, status: number): unknown {
  const body: unknown = text === '' ? null : JSON.parse(text);
  const refusal = refusalOf(body, status);
  if (refusal) throw refusal;
  return body;
}

interface CheckedCall<Schema extends z.ZodType> {
  method: string;
  path: string;
  schema: Schema;
}

/** One parsed call through its breaker; logs failures, but no refusals below 500. @param send counts its retries */
export async function checkedCall<Schema extends z.ZodType>(
  { method, path, schema }: CheckedCall<Schema>,
  send: (stats: CallStats) => Promise<unknown>,
): Promise<z.output<Schema>> {
  const name = `${method.toUpperCase()} ${path}`;
  try {
    const sendOnce = (stats: CallStats) => sendThroughBreaker(path, () => send(stats));
    const body = await watchedCall(name, sendOnce, asUpstreamError);
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    throw new UpstreamError('garbage', 502, issueOf(parsed.error));
  } catch (error) {
    const failure = asUpstreamError(error);
    const level = failure.failure === 'refused' && failure.status < 500 ? 'debug' : 'warn';
    log[level](
      {
        call: name,
        failure: failure.failure,
        status: failure.status,
        codes: failure.codes,
        reason: failure.message,
      },
      'upstream call failed',
    );
    throw failure;
  }
}
