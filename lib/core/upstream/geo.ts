import 'server-only';
import ky, { type KyInstance } from 'ky';
import type { z } from 'zod';
import { env } from '@/lib/core/env/env';
import type { Language } from '@/lib/core/site/site';
import type { CallStats } from '@/lib/core/telemetry/telemetry.server';
import { countingRetries, RETRY_RULE, retryRuleOf } from './attempts';
import { checkedCall, readAnswer } from './checked-call';
import { retryBudgetOf } from './retry-budget';
import { traceHeaders } from './trace-headers';

// The geo service has a client of its own (UP-30): it reads the language from a `Locale` header, is called
// without a token, and reports errors in a plain `{message}`.

/** One attempt, from the request to the head of the answer. */
const TIMEOUT_MS = 5000;
/** All attempts with the waits between them, and the body of the answer: less than nginx waits for a read (20 s, `deploy/nginx.conf`). */
const MAX_MS = 15_000;

let shared: KyInstance | undefined;

function client(): KyInstance {
  shared ??= ky.create({
    prefix: env().upstreamUrl,
    headers: { Accept: 'application/vnd.api+json' },
    redirect: 'error',
    cache: 'no-store',
    timeout: TIMEOUT_MS,
    retry: RETRY_RULE,
  });
  return shared;
}

async function send(
  language: Language,
  path: string,
  query: Record<string, string | number>,
  stats: CallStats,
) {
  retryBudgetOf(path).recordCall();
  const response = await client()(path, {
    searchParams: query,
    headers: { Locale: language, ...traceHeaders() },
    hooks: countingRetries(stats),
    retry: retryRuleOf(path, RETRY_RULE.limit, ['get']),
    signal: AbortSignal.timeout(MAX_MS),
  });
  return readAnswer(await response.text(), response.status);
}

export async function requestGeo<Schema extends z.ZodType>(
  language: Language,
  call: { path: string; query: Record<string, string | number>; schema: Schema },
): Promise<z.output<Schema>> {
  return checkedCall({ method: 'get', ...call }, (stats) => send(language, call.path, call.query, stats));
}
