import type { FastifyInstance } from 'fastify';

/** The world of the cases. */
export interface World {
  app: FastifyInstance;
  /** Of a signed-in diner. */
  token: string;
  /** Authorized for that diner. */
  trackId: string;
}

/** The parts of one request to an operation. */
export interface Parts {
  params?: Record<string, string | number>;
  query?: string;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  /** Instead of the world's. */
  token?: string;
}

export interface GoodCall {
  status: number;
  /** Sent with the diner's token. */
  signedIn?: boolean;
  /** Sent with an idempotency key. */
  keyed?: boolean;
  /** Answers without the common headers, and is no JSON. */
  bare?: boolean;
  /** Looks at no header but Locale. */
  readsLocale?: boolean;
  make(world: World): Parts | Promise<Parts>;
}
