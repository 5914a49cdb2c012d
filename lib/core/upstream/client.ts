import 'server-only';
import ky, { type KyInstance } from 'ky';
import qs from 'qs';
import type { z } from 'zod';
import { answerCache, type CacheRule } from '@/lib/core/cache/answer-cache.server';
import { env } from '@/lib/core/env/env';
import { issueOf } from '@/lib/core/errors/own-error';
import { SERVER_DEVICE_ID } from '@/lib/core/site/cookies';
import type { CountryCode, Language } from '@/lib/core/site/site';
import type { CallStats } from '@/lib/core/telemetry/telemetry.server';
import { countingRetries, RETRY_RULE, retryRuleOf, withQuickRepetition } from './attempts';
import { checkedCall, readAnswer } from './checked-call';
import { retryBudgetOf } from './retry-budget';
import { traceHeaders } from './trace-headers';
import { UpstreamError } from './upstream-error';

/** Caller and language: what every call carries (UP-01 to UP-08). */
export interface UpstreamContext {
  language: Language;
  country: CountryCode;
  /** Stable for one device; calls that belong to no diner use the server's own. */
  deviceId?: string;
  /** Only on a signed-in diner's calls. */
  accessToken?: string;
  coordinates?: { latitude: number; longitude: number };
}

export interface UpstreamCall<Schema extends z.ZodType> {
  /** Path under UPSTREAM_URL; varying parts in braces, `tracks/{id}`: logs use this name. */
  path: string;
  /** The values for the braces. */
  params?: Record<string, string | number>;
  /** Serialised with nesting: `{ filter: { service: 4 } }` → `filter[service]=4` (UP-11). */
  query?: Record<string, unknown>;
  body?: unknown;
  /** In place of a JSON body: raw bytes and their media type (PROF-15). */
  bytes?: { content: Uint8Array<ArrayBuffer>; mediaType: string };
  headers?: Record<string, string>;
  idempotencyKey?: string;
  schema: Schema;
  /** Default 10 s (UP-20). */
  timeoutMs?: number;
  /** Repetitions, default 3 (UP-13). `quick`: one within the time limit, while a diner waits. */
  retries?: number | 'quick';
}

type Method = 'get' | 'post' | 'put' | 'delete';

const DEFAULT_TIMEOUT_MS = 10_000;

let shared: KyInstance | undefined;

function client(): KyInstance {
  shared ??= ky.create({
    prefix: env().upstreamUrl,
    headers: { Accept: 'application/vnd.api+json', 'Content-Type': 'application/json' },
    redirect: 'error',
    retry: RETRY_RULE,
  });
  return shared;
}

function headersOf(context: UpstreamContext, call: UpstreamCall<z.ZodType>): Record<string, string> {
  return {
    'X-Fingerprint': context.deviceId ?? SERVER_DEVICE_ID,
    'Accept-Language': context.language,
    'Idempotency-Key': call.idempotencyKey ?? crypto.randomUUID(),
    ...(context.accessToken ? { Authorization: `Bearer ${context.accessToken}` } : {}),
    ...(context.coordinates
      ? { latitude: String(context.coordinates.latitude), longitude: String(context.coordinates.longitude) }
      : {}),
    ...(call.bytes ? { 'Content-Type': call.bytes.mediaType } : {}),
    ...traceHeaders(),
    ...call.headers,
  };
}

function filledPath({ path, params = {} }: UpstreamCall<z.ZodType>): string {
  return path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`nothing given for {${name}}`);
    return encodeURIComponent(value);
  });
}

const searchOf = ({ query }: UpstreamCall<z.ZodType>): string =>
  query ? qs.stringify(query, { encodeValuesOnly: true, arrayFormat: 'brackets', skipNulls: true }) : '';

function bodyOf(call: UpstreamCall<z.ZodType>): { json: unknown } | { body: Uint8Array<ArrayBuffer> } | null {
  if (call.bytes) return { body: call.bytes.content };
  return call.body === undefined ? null : { json: call.body };
}

/** Idempotent methods may be repeated, and a POST whose key the caller chose (UP-15, UP-16). */
function mayRepeat(method: Method, call: UpstreamCall<z.ZodType>): boolean {
  return method !== 'post' || call.idempotencyKey !== undefined;
}

async function send(
  method: Method,
  context: UpstreamContext,
  call: UpstreamCall<z.ZodType>,
  stats: CallStats,
): Promise<unknown> {
  const { retries = RETRY_RULE.limit, timeoutMs = DEFAULT_TIMEOUT_MS } = call;
  retryBudgetOf(call.path).recordCall();
  // One key for all attempts, so that the platform sees one call repeated (UP-16).
  const headers = headersOf(context, call);
  const attempt = async (limitMs: number): Promise<unknown> => {
    const response = await client()(filledPath(call), {
      method,
      searchParams: searchOf(call),
      headers,
      ...bodyOf(call),
      timeout: limitMs,
      hooks: countingRetries(stats),
      retry: retryRuleOf(
        call.path,
        retries === 'quick' ? 0 : retries,
        mayRepeat(method, call) ? [method] : [],
      ),
      // Answers are cached by `lib/core/cache/answer-cache.server.ts`, not by Next.
      cache: 'no-store',
    });
    return readAnswer(await readWithin(response, limitMs), response.status);
  };
  return retries === 'quick' && method === 'get'
    ? withQuickRepetition(call.path, timeoutMs, stats, attempt)
    : attempt(timeoutMs);
}

/** A body that arrives too slowly counts as one that never arrives. */
async function readWithin(response: Response, timeoutMs: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UpstreamError('timeout', 504, 'slow body')), timeoutMs);
  });
  try {
    return await Promise.race([response.text(), late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function callUpstream<Schema extends z.ZodType>(
  method: Method,
  context: UpstreamContext,
  call: UpstreamCall<Schema>,
): Promise<z.output<Schema>> {
  const { path, schema } = call;
  return checkedCall({ method, path, schema }, (stats) => send(method, context, call, stats));
}

/** Statuses that say that a thing does not exist; any other refusal may be of a gateway in trouble. */
const GONE = [404, 410];
const isGone = (error: unknown) =>
  error instanceof UpstreamError && error.failure === 'refused' && GONE.includes(error.status);

/** As {@link callUpstream}, from the cache of answers. Nothing of a signed-in diner is sent. */
async function cachedRead<Schema extends z.ZodType>(
  { language, country, deviceId, coordinates }: Omit<UpstreamContext, 'accessToken'>,
  call: UpstreamCall<Schema>,
  rule: CacheRule,
): Promise<z.output<Schema>> {
  const { path, schema, retries, timeoutMs } = call;
  const fetch = async () => {
    let body: unknown;
    await checkedCall({ method: 'get', path, schema }, async (stats) => {
      body = await send('get', { language, country, deviceId, coordinates }, call, stats);
      return body;
    });
    return body;
  };
  const address = [filledPath(call), searchOf(call)];
  const body = await answerCache().read({
    key: JSON.stringify([...address, language, deviceId, coordinates, call.headers]),
    rule,
    patience: `${retries} ${timeoutMs}`,
    fetch,
    accepts: (shared) => schema.safeParse(shared).success,
    isGone,
  });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  // Another reader of the same address expects something else.
  throw new UpstreamError('garbage', 502, issueOf(parsed.error));
}

/** Calls without a diner: the only ones that may be cached. */
export function publicUpstream(context: Omit<UpstreamContext, 'accessToken'>) {
  return {
    get: async <Schema extends z.ZodType>({
      cache,
      ...rest
    }: UpstreamCall<Schema> & { cache: CacheRule }) => {
      const call: UpstreamCall<Schema> = { retries: 'quick', ...rest };
      return cache.revalidateSeconds === 0
        ? callUpstream('get', context, call)
        : cachedRead(context, call, cache);
    },
    /** For data that must be current: never cached. */
    getFresh: <Schema extends z.ZodType>(call: UpstreamCall<Schema>) =>
      callUpstream('get', context, { retries: 'quick', ...call }),
    /** For the POST calls that only read (stop-list check, cooking time). */
    ask: <Schema extends z.ZodType>(call: UpstreamCall<Schema>) => callUpstream('post', context, call),
  };
}

/** Calls of one signed-in diner: never cached. */
export function userUpstream(context: UpstreamContext & { accessToken: string }) {
  return {
    get: <Schema extends z.ZodType>(call: UpstreamCall<Schema>) =>
      callUpstream('get', context, { retries: 'quick', ...call }),
    post: <Schema extends z.ZodType>(call: UpstreamCall<Schema>) => callUpstream('post', context, call),
    put: <Schema extends z.ZodType>(call: UpstreamCall<Schema>) => callUpstream('put', context, call),
    delete: <Schema extends z.ZodType>(call: UpstreamCall<Schema>) => callUpstream('delete', context, call),
  };
}
