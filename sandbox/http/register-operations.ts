import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { authenticate } from '../domain/auth/accounts';
import { renewTabletSession, type TabletSession } from '../domain/tablets/tablet-sessions';
import { addMinutes } from '../kernel/clock';
import type { Database } from '../database/connect';
import { hashRequest, type KeyOwner, type StoredAnswer } from '../database/idempotency';
import { readLanguage, type Language } from '../kernel/languages';
import { errorAnswer, Refusal } from '../kernel/refusal';
import { readCoordinates, readHeaders, requireHeader } from './request-headers';
import { callerOf, CONTENT_TYPE, type AnyCall, type Answer, type Operation, type Sandbox } from './operation';

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
