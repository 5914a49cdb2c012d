import type { z } from 'zod';
import { type User } from '../domain/auth/accounts';
import { type Customer, type TabletSession } from '../domain/tablets/tablet-sessions';
import type { Clock } from '../kernel/clock';
import type { Database } from '../database/connect';
import { type Idempotency } from '../database/idempotency';
import { parseInput } from '../kernel/input';
import { type Language } from '../kernel/languages';
import { Refusal, type ErrorStyle } from '../kernel/refusal';
import type { PictureStore } from '../pictures/store';
import type { PrinterSink } from '../domain/printing/printer-sink';
import { parseBody } from './request-body';
import type { Settings } from '../kernel/settings';
import type { Point } from '../kernel/distance';

export const CONTENT_TYPE = 'application/vnd.api+json';

/** The dependencies of every part of the sandbox. */
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

/** A call before its declaration has read it. */
export interface AnyCall extends Omit<
  Call<unknown, unknown, unknown, User | null>,
  'params' | 'query' | 'body'
> {
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
