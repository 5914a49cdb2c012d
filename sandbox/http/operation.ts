import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { authenticate, type User } from '../domain/auth/accounts';
import { renewTabletSession, type Customer, type TabletSession } from '../domain/tablets/tablet-sessions';
import type { Clock } from '../kernel/clock';
import { addMinutes } from '../kernel/clock';
import type { Database } from '../database/connect';
import { hashRequest, type Idempotency, type KeyOwner, type StoredAnswer } from '../database/idempotency';
import { parseInput } from '../kernel/input';
import { readLanguage, type Language } from '../kernel/languages';
import { errorAnswer, Refusal, type ErrorStyle } from '../kernel/refusal';
import type { PictureStore } from '../pictures/store';
import type { PrinterSink } from '../domain/printing/printer-sink';
import { parseBody } from './request-body';
import { readCoordinates, readHeaders, requireHeader } from './request-headers';
import type { Settings } from '../kernel/settings';
import type { Point } from '../kernel/distance';

export const CONTENT_TYPE = 'application/vnd.api+json';

/** What every part of the sandbox works with. */
export interface Sandbox {
  settings: Settings;
  database: Database;
  clock: Clock;
  idempotency: Idempotency;
  pictures: PictureStore;
  printer: PrinterSink;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    errorStyle?: ErrorStyle;
    readsLocale?: boolean;
  }
}

/** One request to an operation, its input parsed. */
export interface Call<Params, Query, Body, Caller> {
  sandbox: Sandbox;
  /** In a call that writes: the transaction that also stores the answer. Use no other connection there. */
  database: Database;
  now: Date;
  language: Language;
  user: Caller;
  /** The kiosk's; null in a call that takes none. */
  tablet: TabletSession | null;
  /** Diner's coordinates of the `latitude` and `longitude` headers; null unless both came. */
  coordinates: Point | null;
  /** Of the calling device; empty in a call of the geo service. */
  fingerprint: string;
  /** Empty unless the call carries one. */
  idempotencyKey: string;
  /** SHA-256 of query and body; empty without a key. */
  requestHash: string;
  bearer: string | null;
  /** Those that the declaration asks for, by their names. */
  headers: Readonly<Record<string, string>>;
  params: Params;
  query: Query;
  body: Body;
}

export interface Answer {
  /** Default 200. */
  status?: number;
  /** undefined = no body. */
  body?: unknown;
}

interface Declaration<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  params: P;
  query: Q;
  body: B;
  /** Default `errors`. */
  errorStyle?: ErrorStyle;
  /** Default: ignored on GET, else optional. */
  idempotency?: 'ignored' | 'optional' | 'required';
  /** Default 24 hours. */
  idempotencyMinutes?: number;
  /** A call of the contract with `security: []`: a bearer is not looked at. */
  ignoresBearer?: boolean;
  /** A call of the geo service: the language is that of the header Locale, and no other header is looked at. */
  readsLocale?: boolean;
  /** The call needs X-Country-Code. */
  needsCountryCode?: boolean;
  /** Further headers that the call reads: name in lower case → what it must be; one that may be empty may be left out. */
  needsHeaders?: Readonly<Record<string, RegExp>>;
  /** The call answers a deleted account too; else it is `account_deleted`. */
  answersDeleted?: boolean;
  /** The body is no JSON but a picture's bytes, at most so many; a Buffer for the body's schema. */
  pictureBytes?: number;
}

interface AnyCall extends Omit<Call<unknown, unknown, unknown, User | null>, 'params' | 'query' | 'body'> {
  rawParams: unknown;
  rawQuery: unknown;
  rawBody: string | Buffer;
}

/** A call of a diner or of a kiosk. */
type CustomerCall<Params, Query, Body> = Omit<Call<Params, Query, Body, User | null>, 'user' | 'tablet'> &
  Customer;

/** A declared operation with its types put away, so that all of them fit one list. */
export interface Operation extends Omit<
  Declaration<z.ZodType, z.ZodType, z.ZodType>,
  'params' | 'query' | 'body'
> {
  needsUser: boolean;
  takesTabletSession?: boolean;
  perform(call: AnyCall): Promise<Answer>;
}

/** Declares a call that guests may make too. */
export function openOperation<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  declaration: Declaration<P, Q, B> & {
    handle(call: Call<z.output<P>, z.output<Q>, z.output<B>, User | null>): Promise<Answer>;
  },
): Operation {
  return {
    ...declaration,
    needsUser: false,
    perform: (call) => declaration.handle({ ...call, ...parseAll(declaration, call) }),
  };
}

/** Declares a call for signed-in diners only. */
export function userOperation<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  declaration: Declaration<P, Q, B> & {
    handle(call: Call<z.output<P>, z.output<Q>, z.output<B>, User>): Promise<Answer>;
  },
): Operation {
  return {
    ...declaration,
    needsUser: true,
    perform: async (call) => {
      const { user } = call;
      if (!user) throw new Refusal('token_missing');
      return declaration.handle({ ...call, ...parseAll(declaration, call), user });
    },
  };
}

/** Declares a call for signed-in diners and for kiosks in their session, which wins over a bearer. */
export function customerOperation<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  declaration: Declaration<P, Q, B> & {
    handle(call: CustomerCall<z.output<P>, z.output<Q>, z.output<B>>): Promise<Answer>;
  },
): Operation {
  return {
    ...declaration,
    needsUser: true,
    takesTabletSession: true,
    perform: async (call) => {
      const { user, tablet } = call;
      const parsed = parseAll(declaration, call);
      if (tablet) return declaration.handle({ ...call, ...parsed, user: null, tablet });
      if (!user) throw new Refusal('token_missing');
      return declaration.handle({ ...call, ...parsed, user, tablet: null });
    },
  };
}

function parseAll<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  declaration: Declaration<P, Q, B>,
  call: AnyCall,
): { params: z.output<P>; query: z.output<Q>; body: z.output<B> } {
  return {
    params: parseInput(declaration.params, call.rawParams, 'params'),
    query: parseInput(declaration.query, call.rawQuery, 'query'),
    body: parseInput(declaration.body, parseBody(call.rawBody, declaration), 'body'),
  };
}

const DAY_MINUTES = 24 * 60;
const FINGERPRINT = /^[A-Za-z0-9._-]{8,128}$/;
const LOCALE = /^(kk|ru|en|ka)$/;

/** Puts operations on the server. */
export function register(app: FastifyInstance, sandbox: Sandbox, operations: readonly Operation[]): void {
  for (const operation of operations) {
    const method: HTTPMethods = operation.method;
    app.route({
      method,
      url: operation.url,
      ...(operation.pictureBytes === undefined ? {} : { bodyLimit: operation.pictureBytes }),
      config: { errorStyle: operation.errorStyle ?? 'errors', readsLocale: operation.readsLocale },
      handler: (request, reply) => answer(sandbox, operation, request, reply),
    });
  }
}

async function answer(
  sandbox: Sandbox,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = await readCall(sandbox, operation, request);
  const policy = operation.idempotency ?? (operation.method === 'GET' ? 'ignored' : 'optional');
  if (policy === 'ignored') return send(reply, await operation.perform(call));
  const key = readKey(policy, request, call);
  if (!key) {
    const run = (transaction: Database) => operation.perform({ ...call, database: transaction });
    return send(reply, await sandbox.database.transaction(run));
  }

  const [path = '', query = ''] = request.url.split('?', 2);
  const owner: KeyOwner = { caller: key.caller, method: operation.method, path, key: key.value };
  const requestHash = hashRequest(query, call.rawBody);
  call.requestHash = requestHash;
  const stored = await sandbox.idempotency.take(sandbox.database, owner, requestHash, call.now);
  if (stored) return sendRaw(reply.header('idempotency-replayed', 'true'), stored.status, stored.body);
  const result = await runOnce(sandbox, operation, call, owner, requestHash);
  return sendRaw(reply, result.status, result.body);
}

/** Performs a call under its key and stores the answer with what it did; the key is free again afterwards. */
async function runOnce(
  sandbox: Sandbox,
  operation: Operation,
  call: AnyCall,
  owner: KeyOwner,
  requestHash: string,
): Promise<StoredAnswer> {
  try {
    return await sandbox.database.transaction(async (transaction) => {
      const fresh = await operation.perform({ ...call, database: transaction });
      const body = fresh.body === undefined ? null : JSON.stringify(fresh.body);
      const expiresAt = addMinutes(call.now, operation.idempotencyMinutes ?? DAY_MINUTES);
      const record = { status: fresh.status ?? 200, body, requestHash, expiresAt };
      await sandbox.idempotency.store(transaction, owner, record, call.now);
      return record;
    });
  } finally {
    sandbox.idempotency.release(owner);
  }
}

function send(reply: FastifyReply, { status = 200, body }: Answer): FastifyReply {
  return sendRaw(reply, status, body === undefined ? null : JSON.stringify(body));
}

function sendRaw(reply: FastifyReply, status: number, body: string | null): FastifyReply {
  reply.code(status);
  return body === null ? reply.send() : reply.header('content-type', CONTENT_TYPE).send(body);
}

async function readCall(sandbox: Sandbox, operation: Operation, request: FastifyRequest): Promise<AnyCall> {
  const now = sandbox.clock.now();
  if (operation.readsLocale) requireHeader(request, 'locale', LOCALE);
  const fingerprint = operation.readsLocale ? '' : requireHeader(request, 'x-fingerprint', FINGERPRINT);
  if (operation.needsCountryCode) requireHeader(request, 'x-country-code', /^(kz|ge)$/);
  const tablet = operation.takesTabletSession ? await readTablet(sandbox, request, now) : null;
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const user =
    tablet || operation.ignoresBearer || request.headers.authorization === undefined
      ? null
      : await authenticate(sandbox.database, bearer ?? '', now);
  if (operation.needsUser && !user && !tablet) throw new Refusal('token_missing');
  if (user?.deletedAt && !operation.answersDeleted) throw new Refusal('account_deleted');
  return {
    sandbox,
    database: sandbox.database,
    now,
    language: languageOf(request),
    user,
    tablet,
    coordinates: operation.readsLocale ? null : readCoordinates(request),
    fingerprint,
    idempotencyKey: '',
    requestHash: '',
    bearer,
    headers: readHeaders(request, operation.needsHeaders ?? {}),
    rawParams: request.params,
    rawQuery: request.query,
    rawBody: typeof request.body === 'string' || Buffer.isBuffer(request.body) ? request.body : '',
  };
}

/** Language of the answer. */
function languageOf({ headers, routeOptions }: FastifyRequest): Language {
  return readLanguage(headers[routeOptions.config.readsLocale ? 'locale' : 'accept-language']);
}

/** The kiosk's session of the request, which is used by that; null without one. */
async function readTablet(
  { database }: Sandbox,
  { headers }: FastifyRequest,
  now: Date,
): Promise<TabletSession | null> {
  const sent = headers['x-tablet-session'];
  return sent === undefined ? null : renewTabletSession(database, String(sent), now);
}

/** The caller: the diner, the kiosk's session, or the guest's device. */
export function callerOf({
  user,
  tablet = null,
  fingerprint,
}: {
  user: User | null;
  tablet?: TabletSession | null;
  fingerprint: string;
}): string {
  if (user) return `user:${user.id}`;
  return tablet ? `tablet:${tablet.secretHash}` : `device:${fingerprint}`;
}

function readKey(
  policy: 'optional' | 'required',
  request: FastifyRequest,
  call: AnyCall,
): { value: string; caller: string } | null {
  if (request.headers['idempotency-key'] === undefined) {
    if (policy === 'required') throw new Refusal('idempotency_key_required');
    return null;
  }
  const value = requireHeader(request, 'idempotency-key', /^[A-Za-z0-9._:-]{8,128}$/);
  call.idempotencyKey = value;
  return {
    value,
    caller: callerOf(call),
  };
}

/** The answer to anything thrown while a request was handled. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.code === 'internal_error') console.error(error);
  const style = request.routeOptions.config.errorStyle ?? 'errors';
  const { status, headers, body } = errorAnswer(refusal, style, languageOf(request));
  return sendRaw(reply.headers(headers), status, JSON.stringify(body));
}

/** Fastify's own refusals (unreadable body, wrong media type) become the contract's. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return new Refusal('payload_too_large');
  return new Refusal(typeof status === 'number' && status < 500 ? 'bad_request' : 'internal_error');
}
