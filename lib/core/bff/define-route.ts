import 'server-only';
import { type NextRequest } from 'next/server';
import type { z } from 'zod';
import { readSignedIn, type SignedIn } from '@/lib/core/session/signed-in.server';
import { requireEnrolment, type EnrolledKiosk } from '@/lib/core/session/kiosk-enrolment.server';
import { TABLET_SESSION_HEADER } from '@/lib/core/session/tablet-session-header';
import { tabletCaller, type Customer } from '@/lib/core/session/tablet-caller.server';
import { staleSessionCookies } from '@/lib/core/session/session-cookies.server';
import { SIGN_IN_ID_COOKIE } from '@/lib/core/session/sign-in-id';
import { AppError, ERRORS, type ErrorCode } from '@/lib/core/errors/errors';
import { framesOf, reasonOf } from '@/lib/core/errors/own-error';
import { currentRequest, currentRequestId } from '@/lib/core/log/current-request.server';
import { log } from '@/lib/core/log/log.server';
import { reportServerError } from '@/lib/core/reports/send-report.server';
import { COOKIES, readDeviceId } from '@/lib/core/site/cookies';
import { decodeSite, type Place, type Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { telemetry } from '@/lib/core/telemetry/telemetry.server';
import type { LimitName } from './limits';
import { countRequest } from './rate-limit.server';
import { isSameOrigin, readAttempt, readBody, readBytes, type Attempt } from './read-request.server';

// The one way into the BFF: every route handler is a declaration, and what is checked is checked here.
// Answers are private and never stored; a failure has one shape, `{ error: { code, requestId, details? } }`.

/** The page says which site it shows, so that an answer is in its language and country and never of a guess. */
const SITE_HEADER = 'x-site';
/** The sign-in id that a page which changes something was loaded for. */
const SIGN_IN_ID_HEADER = 'x-sign-in-id';

/** The default delay before a retry. */
const UNAVAILABLE_SECONDS = 2;

type AnswerSchema = z.core.$ZodType;

/** The part of a zod schema (mini or full) that we use. */
interface Schema<Value> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } };
}

/** Whose session a route needs: a diner's or none, that of a diner or a kiosk, or none of a kiosk alone. */
type SessionNeed = boolean | 'orKiosk' | 'kiosk';

interface Declaration<
  Params,
  Query,
  Headers,
  Body,
  Answer extends AnswerSchema,
  Session extends SessionNeed,
  Once extends boolean,
> {
  params?: Schema<Params>;
  query?: Schema<Query>;
  headers?: Schema<Headers>;
  body?: Schema<Body>;
  /** In place of a JSON body: raw bytes, at most so many; the handler checks their type. */
  maxBytes?: number;
  /** The answer of the handler, by the schema that the browser reads it with: checked by the types, and parsed there alone. */
  answer: Answer;
  /** true: 401 without a session. orKiosk: a session or a tablet session. kiosk: a tablet session only. */
  needsSession: Session;
  /** The venue at which a kiosk acts by this call: where enrolment is required, its tablet has to be enrolled there (KIOSK-34). */
  kioskVenue?: (input: { query: Query; body: Body }) => number;
  /** true: the request carries an `Idempotency-Key`, and the same key does the same thing once, however often it is sent. */
  idempotent?: Once;
  /** The rate limit of one caller; above it 429 with Retry-After. `general` where none is named. */
  limit?: LimitName;
  handle: (input: RouteInput<Params, Query, Headers, Body, Session, Once>) => Promise<z.input<Answer>>;
}

interface RouteInput<Params, Query, Headers, Body, Session extends SessionNeed, Once extends boolean> {
  params: Params;
  query: Query;
  headers: Headers;
  body: Body;
  /** The body where the route takes raw bytes in place of JSON; else empty. */
  bytes: Uint8Array<ArrayBuffer>;
  site: Site;
  /** Where and how the diner orders, on pages that depend on it. */
  place: Place | null;
  /** Code of the custom configuration that narrows the requesting page. */
  config: string | undefined;
  deviceId: string | undefined;
  signedIn: Session extends true ? SignedIn : SignedIn | null;
  /** The caller of an order, where it may be a kiosk. */
  customer: Session extends 'orKiosk' ? Customer : undefined;
  attempt: Once extends true ? Attempt : undefined;
  requestId: string;
  /** Counts the request against one limit more, which depends on its content. @throws AppError `request/too-many` */
  count: (name: LimitName, of?: string) => Promise<void>;
  cookies: NextRequest['cookies'];
  /** Adds Set-Cookie values to the answer, in place of those of the session that the request came with. */
  setCookies: (values: string[]) => void;
}

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

function parse<Value>(schema: Schema<Value> | undefined, value: unknown): Value {
  if (!schema) return undefined as Value;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('request/invalid', { details: { member: issue?.path.map(String).join('.') ?? '' } });
}

function readSite(request: NextRequest): { site: Site; place: Place | null; config?: string } {
  const decoded = decodeSite(request.headers.get(SITE_HEADER) ?? '');
  if (!decoded) throw new AppError('request/invalid', { details: { member: SITE_HEADER } });
  return { ...decoded, config: decoded.place?.config ?? decoded.config };
}

/** Whether the page was loaded for another diner than the one who is signed in now. */
function isOfAnother(request: NextRequest, signedIn: SignedIn | null): boolean {
  const pageSignInId = request.headers.get(SIGN_IN_ID_HEADER);
  return pageSignInId !== null && signedIn !== null && pageSignInId !== signedIn.signInId;
}

/** The tablet session of a kiosk's request; it wins over a diner's. @throws AppError `kiosk/session-over` */
function readKiosk(
  request: NextRequest,
  need: SessionNeed,
  site: Site,
  deviceId: string | undefined,
): Customer | null {
  const session = request.headers.get(TABLET_SESSION_HEADER);
  if (need !== 'orKiosk' || (session === null && site.surface !== 'kiosk')) return null;
  return tabletCaller(site, deviceId, session);
}

/** Whether a kiosk orders by this call, or makes ready to: by a route of its own, from its pages, or in a tablet session. */
function isOrderingKiosk(
  request: NextRequest,
  { needsSession, kioskVenue }: { needsSession: SessionNeed; kioskVenue?: unknown },
  site: Site,
): boolean {
  if (needsSession === 'kiosk') return true;
  if (needsSession !== 'orKiosk' && kioskVenue === undefined) return false;
  return site.surface === 'kiosk' || request.headers.has(TABLET_SESSION_HEADER);
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof UpstreamError)) return 'server/failed';
  if (error.failure === 'refused' && (error.status === 400 || error.status === 422)) return 'request/invalid';
  return error.status === 429 ? 'upstream/busy' : 'upstream/unavailable';
}

function waitOf(error: unknown): number | undefined {
  if (error instanceof UpstreamError) return error.details.retryAfterSeconds;
  return error instanceof AppError ? error.options.retryAfterSeconds : undefined;
}

function failure(error: unknown, requestId: string, wasSignedIn: boolean): Response {
  const known = codeOf(error);
  // A page whose session has ended gets a code of its own: it signs out and reloads (AUTH-25, AUTH-26).
  const code = known === 'auth/required' && wasSignedIn ? 'auth/ended' : known;
  const { status, report } = ERRORS[code];
  telemetry()?.failure(currentRequest(), code);
  if (report)
    log.error(
      {
        requestId,
        error: code,
        reason: reasonOf(error),
        stack: code === 'server/failed' ? framesOf(error) : undefined,
      },
      'request failed',
    );
  const details = error instanceof AppError ? error.options.details : undefined;
  const wait = waitOf(error) ?? (status === 503 ? UNAVAILABLE_SECONDS : undefined);
  return Response.json(
    { error: { code, requestId, ...(details === undefined ? {} : { details }) } },
    { status, headers: { ...privateHeaders(requestId), ...(wait ? { 'Retry-After': String(wait) } : {}) } },
  );
}

/** The answer to a call of an unknown address. */
export function refuseUnknown(): Response {
  return failure(new AppError('request/unknown'), currentRequestId(), false);
}

function privateHeaders(requestId: string): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  };
}

/** Makes a route handler of a declaration; the handler's value is the answer's JSON. */
export function defineRoute<
  Params,
  Query,
  Headers,
  Body,
  Answer extends AnswerSchema,
  Session extends SessionNeed,
  Once extends boolean = false,
>(declaration: Declaration<Params, Query, Headers, Body, Answer, Session, Once>) {
  return async (request: NextRequest, context: RouteContext): Promise<Response> => {
    const requestId = currentRequestId();
    let signedIn: SignedIn | null = null;
    let enrolled: EnrolledKiosk | null = null;
    // The session is not touched before it is known that the request comes from our own pages.
    let isRead = false;
    let given: string[] | null = null;
    const withCookies = async (response: Response): Promise<Response> => {
      const cookies =
        given ??
        (await (signedIn ?? enrolled)?.cookies()) ??
        (isRead ? staleSessionCookies(request.cookies) : []);
      for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
      return response;
    };
    try {
      if (!['GET', 'HEAD'].includes(request.method) && !isSameOrigin(request.headers))
        throw new AppError('request/cross-site');
      const { site, place, config } = readSite(request);
      const isKiosk = isOrderingKiosk(request, declaration, site);
      // The address is counted before the cookie is unsealed, so that a refused caller counts too.
      if (isKiosk) await countRequest('general', { headers: request.headers });
      if (isKiosk) enrolled = await requireEnrolment(request.cookies);
      const deviceId = enrolled?.device ?? readDeviceId(request.cookies.get(COOKIES.device)?.value);
      const kiosk = readKiosk(request, declaration.needsSession, site, deviceId);
      // A kiosk has no signed-in user, whatever its browser stores (KIOSK-07).
      if (!isKiosk && site.surface !== 'kiosk') {
        signedIn = await readSignedIn(request.cookies, site);
        isRead = true;
      }
      const customer = kiosk ?? signedIn;
      if (declaration.needsSession && declaration.needsSession !== 'kiosk' && !customer)
        throw new AppError('auth/required');
      if (isOfAnother(request, signedIn)) throw new AppError('auth/required');
      const caller = { diner: signedIn?.dinerKey, deviceId, headers: request.headers };
      await countRequest(declaration.limit ?? 'general', caller);
      // Only the parts that the route declares are parsed: the query and every header would cost each request.
      const { params, query, headers, body, kioskVenue } = declaration;
      const parsed = {
        params: parse(params, params && (await context.params)),
        query: parse(query, query && Object.fromEntries(request.nextUrl.searchParams)),
        headers: parse(headers, headers && Object.fromEntries(request.headers)),
        body: parse(body, body && (await readBody(request))),
      };
      if (enrolled && kioskVenue && kioskVenue(parsed) !== enrolled.venueId)
        throw new AppError('kiosk/not-enrolled');
      const value = await declaration.handle({
        ...parsed,
        bytes: declaration.maxBytes ? await readBytes(request, declaration.maxBytes) : new Uint8Array(),
        attempt: (declaration.idempotent ? readAttempt(request.headers) : undefined) as RouteInput<
          Params,
          Query,
          Headers,
          Body,
          Session,
          Once
        >['attempt'],
        site,
        place,
        config,
        deviceId,
        signedIn: signedIn as RouteInput<Params, Query, Headers, Body, Session, Once>['signedIn'],
        customer: (declaration.needsSession === 'orKiosk' ? customer : undefined) as RouteInput<
          Params,
          Query,
          Headers,
          Body,
          Session,
          Once
        >['customer'],
        requestId,
        count: (name, of) => countRequest(name, caller, of),
        cookies: request.cookies,
        setCookies: (values) => {
          given = values;
        },
      });
      return await withCookies(Response.json(value, { headers: privateHeaders(requestId) }));
    } catch (error) {
      // An expired session cookie cannot be opened; its sign-in id tells that the page still thinks it has one.
      if (codeOf(error) === 'server/failed') reportServerError(error, signedIn?.dinerKey);
      const wasSignedIn = signedIn !== null || request.cookies.has(SIGN_IN_ID_COOKIE);
      return withCookies(failure(error, requestId, wasSignedIn));
    }
  };
}
