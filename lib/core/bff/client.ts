import { CACHED_AT_HEADER } from './cached-at-header';
import { isErrorCode, type ErrorCode } from '@/lib/core/errors/errors';
import { OwnError } from '@/lib/core/errors/own-error';
import { currentSignInId } from '@/lib/core/session/sign-in-id';
import { watchRequest } from '@/lib/core/connection/connection';
import { recordServerDate } from '@/lib/core/time/now';
import { dropEarlyAnswers, siteHeaders, takeEarlyAnswer } from './early-requests';
import { ACCOUNT_DELETED, SESSION_ENDED } from './session-events';

/** The page's sign-in: its changes must not reach a diner who signed in later in another tab. */
const pageSignInId = typeof document === 'undefined' ? null : currentSignInId();

/** The part of a zod schema (mini or full) that we use. */
interface Parser<Value> {
  parse: (value: unknown) => Value;
}

/** Our own server refused or could not be reached. `network`: whether the request was done is unknown. */
export class BffError extends OwnError {
  override name = 'BffError';

  constructor(
    readonly code: ErrorCode | 'network',
    readonly details?: unknown,
    /** How long the answer asks to wait before the next attempt; undefined where it does not say. */
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}

/** Whether no answer came: there is no connection, or it broke. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof BffError && error.code === 'network';

/** One request to our own server; the browser calls no other server. No timeout of its own (UP-19). */
export async function requestBff<Value>(
  address: string,
  loadSchema: () => Promise<Parser<Value>>,
  options: {
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
    /** Sent as JSON, a Blob as its bytes. */
    body?: unknown;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** The caller handles an ended session itself. */
    leadsToSignIn?: boolean;
    /** Gets an answer that the worker had cached, with its moment (milliseconds since 1970), before the call fails for want of a network. */
    onCached?: (value: Value, cachedAtMs: number) => void;
  } = {},
): Promise<Value> {
  // The schema comes while the answer is awaited, so that nothing of it weighs on the first load.
  const schema = loadSchema();
  schema.catch(() => undefined);
  let response: Response;
  let body: unknown;
  if (options.method !== undefined) dropEarlyAnswers();
  const early = options.method === undefined ? takeEarlyAnswer(address) : undefined;
  const end = watchRequest();
  try {
    response = await (early ??
      fetch(address, {
        method: options.method ?? 'GET',
        headers: {
          ...siteHeaders(),
          ...(pageSignInId !== null && options.method !== undefined ? { 'X-Sign-In-Id': pageSignInId } : {}),
          ...mediaTypeOf(options.body),
          ...options.headers,
        },
        body: encode(options.body),
        signal: options.signal,
        cache: 'no-store',
      }));
    if (early) options.signal?.throwIfAborted();
    if (!response.headers.has(CACHED_AT_HEADER)) recordServerDate(response.headers.get('Date'));
    body = await response.json();
    // A cached answer is shown, and says that the network gave none.
    end(response.headers.has(CACHED_AT_HEADER) ? 'failed' : 'answered');
  } catch (error) {
    end(options.signal?.aborted ? 'dropped' : 'failed');
    if (options.signal?.aborted) throw error;
    throw new BffError('network');
  }
  if (!response.ok) {
    const failure = readFailure(body, response.headers);
    // A page that was loaded for a diner is over too when our own server has no session any more: another tab signed out.
    const hasEnded =
      failure.code === 'auth/ended' || (failure.code === 'auth/required' && pageSignInId !== null);
    if (hasEnded && !options.leadsToSignIn)
      window.dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: failure.details }));
    if (failure.code === 'auth/deleted-account') window.dispatchEvent(new Event(ACCOUNT_DELETED));
    throw failure;
  }
  const value = await parsed(schema, body);
  if (options.onCached && response.headers.has(CACHED_AT_HEADER)) {
    options.onCached(value, Number(response.headers.get(CACHED_AT_HEADER)));
    throw new BffError('network');
  }
  return value;
}

async function parsed<Value>(schema: Promise<Parser<Value>>, body: unknown): Promise<Value> {
  try {
    return (await schema).parse(body);
  } catch {
    throw new BffError('server/failed');
  }
}

function mediaTypeOf(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'Content-Type': body instanceof Blob ? body.type : 'application/json' };
}

function encode(body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return body instanceof Blob ? body : JSON.stringify(body);
}

function readFailure(body: unknown, headers: Headers): BffError {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  if (typeof error !== 'object' || error === null || !('code' in error) || !isErrorCode(error.code)) {
    return new BffError('server/failed');
  }
  const retryAfterSeconds = Number(headers.get('Retry-After')) || undefined;
  return new BffError(error.code, 'details' in error ? error.details : undefined, retryAfterSeconds);
}
