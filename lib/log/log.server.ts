import 'server-only';
import pino from 'pino';
import { env } from '@/lib/env/env';
import { currentRequest } from './current-request.server';

/** Members that never reach a log, wherever they are. */
const SECRETS = [
  'accessToken',
  'access_token',
  'trackId',
  'track_id',
  'code',
  'code_verifier',
  'verifier',
  'tableSecret',
  'table_secret',
  'authorization',
  'cookie',
  'phone',
  'customerName',
  'customer_name',
];

/**
 * The structured log of the server: one JSON line an event, with the id of the request that it is of; secrets and names of
 * diners removed.
 */
export const log = pino({
  level: env().logLevel,
  base: undefined,
  mixin: () => ({ requestId: currentRequest()?.id }),
  redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
});
