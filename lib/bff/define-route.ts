import 'server-only';
import { type NextRequest } from 'next/server';
import { readSignedIn, type SignedIn } from '@/lib/session/signed-in.server';
import { env } from '@/lib/env/env';
import { AppError, ERRORS, type ErrorCode } from '@/lib/errors/errors';
import { log } from '@/lib/log/log.server';
import { COOKIES, readDeviceId } from '@/lib/site/door';
import { decodeSite, type Place, type Site } from '@/lib/site/site';
import { UpstreamError } from '@/lib/upstream/upstream-error';

/*
 * The one way into the BFF: every route handler is a declaration, and what is checked is checked here. Answers are
 * private and never stored; a failure has one shape, `{ error: { code, requestId, details? } }`.
 */

const MAX_BODY_BYTES = 64 * 1024;
/** The page says which site it shows, so that an answer is in its language and country and never of a guess. */
const SITE_HEADER = 'x-site';

/** What a schema of zod (mini or full) can do for us. */
interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

interface Declaration<Params, Query, Headers, Body, Session extends boolean> {
  params?: Schema<Params>;
  query?: Schema<Query>;
  headers?: Schema<Headers>;
  body?: Schema<Body>;
  /** true: an unauthorized caller gets 401. */
  needsSession: Session;
  handle: (input: RouteInput<Params, Query, Headers, Body, Session>) => Promise<unknown>;
}

interface RouteInput<Params, Query, Headers, Body, Session extends boolean> {
  params: Params;
  query: Query;
  headers: Headers;
  body: Body;
  site: Site;
  /** Where and how the diner orders, on pages that depend on it. */
  place: Place | null;
  deviceId: string | undefined;
  signedIn: Session extends true ? SignedIn : SignedIn | null;
  requestId: string;
}

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

/** Whether a request that changes something comes from our own pages: Sec-Fetch-Site, then Origin. */
export function isSameOrigin(headers: globalThis.Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === env().appOrigin) return true;
  try {
    return new URL(origin).host === headers.get('host');
  } catch {
    return false;
  }
}

async function readBody(request: NextRequest): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
    throw new AppError('request/too-large');
  if (!(request.headers.get('content-type') ?? '').startsWith('application/json'))
    throw new AppError('request/invalid');
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError('request/too-large');
    chunks.push(part.value);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new AppError('request/invalid');
  }
}

function parse<Value>(schema: Schema<Value> | undefined, value: unknown): Value {
  if (!schema) return undefined as Value;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('request/invalid', { details: { member: issue?.path.map(String).join('.') ?? '' } });
}

function readSite(request: NextRequest): { site: Site; place: Place | null } {
  const decoded = decodeSite(request.headers.get(SITE_HEADER) ?? '');
  if (!decoded) throw new AppError('request/invalid', { details: { member: SITE_HEADER } });
  return decoded;
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof UpstreamError)) return 'server/failed';
  if (error.failure === 'refused' && (error.status === 400 || error.status === 422)) return 'request/invalid';
  return error.status === 429 ? 'upstream/busy' : 'upstream/unavailable';
}

function failure(error: unknown, requestId: string): Response {
  const code = codeOf(error);
  const { status, report } = ERRORS[code];
  const options = error instanceof AppError || error instanceof UpstreamError ? error.options : {};
  if (report)
    log.error(
      {
        requestId,
        error: code,
        reason: error instanceof Error ? error.message : 'unknown',
        stack: code === 'server/failed' && error instanceof Error ? error.stack : undefined,
      },
      'request failed',
    );
  const details = error instanceof AppError ? error.options.details : undefined;
  const headers = privateHeaders(requestId);
  if (options.retryAfterSeconds) headers.set('Retry-After', String(options.retryAfterSeconds));
  return Response.json(
    { error: { code, requestId, ...(details === undefined ? {} : { details }) } },
    { status, headers },
  );
}

function privateHeaders(requestId: string): globalThis.Headers {
  return new Headers({
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  });
}

/** Makes a route handler of a declaration; the handler's value is the answer's JSON. */
export function defineRoute<Params, Query, Headers, Body, Session extends boolean>(
  declaration: Declaration<Params, Query, Headers, Body, Session>,
) {
  return async (request: NextRequest, context: RouteContext): Promise<Response> => {
    const requestId = crypto.randomUUID();
    try {
      if (!['GET', 'HEAD'].includes(request.method) && !isSameOrigin(request.headers))
        throw new AppError('request/cross-site');
      const { site, place } = readSite(request);
      const signedIn = await readSignedIn(request.cookies, site);
      if (declaration.needsSession && !signedIn) throw new AppError('auth/required');
      const value = await declaration.handle({
        params: parse(declaration.params, await context.params),
        query: parse(declaration.query, Object.fromEntries(request.nextUrl.searchParams)),
        headers: parse(declaration.headers, Object.fromEntries(request.headers)),
        body: parse(declaration.body, declaration.body ? await readBody(request) : undefined),
        site,
        place,
        deviceId: readDeviceId(request.cookies.get(COOKIES.device)?.value),
        signedIn: signedIn as RouteInput<Params, Query, Headers, Body, Session>['signedIn'],
        requestId,
      });
      const headers = privateHeaders(requestId);
      const renewed = await signedIn?.renewedCookie();
      if (renewed) headers.append('Set-Cookie', renewed);
      return Response.json(value, { headers });
    } catch (error) {
      return failure(error, requestId);
    }
  };
}
