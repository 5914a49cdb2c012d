import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with its query. */
  url: string;
  /** Over the usual ones; undefined removes one of them. */
  headers?: Record<string, string | undefined>;
  /** A string and bytes go as they are, anything else as JSON. */
  body?: unknown;
  token?: string;
  /** Idempotency-Key. */
  key?: string;
  /** Ends the wait for an answer; only of a sandbox that listens. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** The parsed JSON; undefined when the text is none. */
  body: unknown;
}

export const FINGERPRINT = 'fingerprint-of-a-test';

/** A sandbox in this process, or the address of one that listens. */
export type Target = FastifyInstance | string;

/** Sends the sandbox a request as the app does, with the headers that it always sends. */
export async function sendTo(target: Target, request: Request): Promise<Answer> {
  const { method = 'GET', url, body, token, key, signal } = request;
  const headers = headersOf({
    'x-fingerprint': FINGERPRINT,
    'accept-language': 'en',
    accept: 'application/vnd.api+json',
    'content-type': body === undefined ? undefined : 'application/json',
    authorization: token === undefined ? undefined : `Bearer ${token}`,
    'idempotency-key': key,
    ...request.headers,
  });
  const isWritten = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const payload = isWritten ? body : JSON.stringify(body);
  if (typeof target === 'string') {
    const sent = Buffer.isBuffer(payload) ? new Uint8Array(payload) : payload;
    const response = await fetch(target + url, { method, headers, body: sent, signal, redirect: 'manual' });
    return answerOf(response.status, response.headers.entries(), await response.text());
  }
  const response = await target.inject({ method, url, headers, payload });
  return answerOf(response.statusCode, Object.entries(response.headers), response.payload);
}

function answerOf(status: number, headers: Iterable<[string, unknown]>, text: string): Answer {
  const received = Array.from(headers, ([name, value]) => [name, String(value)] as const);
  return { status, headers: Object.fromEntries(received), text, body: parseOrNothing(text) };
}

/** Sends the control API a request; a refusal is an error. */
export async function control(
  app: Target,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await sendTo(app, { method, url: `/control/${path}`, body });
  if (answer.status !== 200) throw new Error(`The control API answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

const ledger = z.object({
  orders: z.array(
    z.object({
      id: z.number(),
      key: z.string(),
      userId: z.number().nullable(),
      venueId: z.number(),
      createdAt: z.iso.datetime(),
      sumMinor: z.number(),
      status: z.string(),
      kind: z.string(),
      requestHash: z.string(),
      bonusesSpentMinor: z.number(),
      toPayMinor: z.number(),
      paymentStatus: z.string(),
      payments: z.array(
        z.object({
          id: z.string(),
          status: z.string(),
          amountMinor: z.number(),
          isReceived: z.boolean(),
          refund: z.object({ state: z.string(), amountMinor: z.number() }).nullable(),
        }),
      ),
    }),
  ),
});

/** Every order in the database. */
export async function readLedger(app: Target) {
  return ledger.parse(await control(app, 'GET', 'orders')).orders;
}

export const newKey = (): string => `key-${randomUUID()}`;

const refused = z.object({ errors: z.array(z.object({ code: z.string() })) });

/** Codes of a refusal, in order; empty for an answer that is none. */
export function codesOf(answer: Answer): string[] {
  const parsed = refused.safeParse(answer.body);
  return parsed.success ? parsed.data.errors.map((error) => error.code) : [];
}

function headersOf(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
