import 'server-only';
import pino from 'pino';
import { perProcess } from '@/lib/core/process/per-process';
import { env } from '@/lib/core/env/env';
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

/** Gets the level of a line (`warn`, `error`) and its message, which is a text of ours without anything of a request. */
export type ProblemListener = (level: string, message: string) => void;

const problems = perProcess('logProblems', () => ({ listener: null as ProblemListener | null }));

/** From now on the listener gets every line of level `warn` or above. */
export function onProblem(listener: ProblemListener | null): void {
  problems.listener = listener;
}

/** To where the process writes; what a full disk does not take is lost, and requests are still answered. */
const output = pino.destination(1);
output.on('error', () => undefined);

const WARN = 40;
/** The pattern of our messages; any other text is not passed on. */
const MESSAGE = /^[\w ,:'’-]{1,80}$/;

/** The structured log: one JSON line an event with the request's id, without secrets and names. */
export const log = pino(
  {
    level: env().logLevel,
    base: undefined,
    hooks: {
      logMethod(values, write, level) {
        if (level >= WARN) {
          const message: unknown = values.at(-1);
          const isOurs = typeof message === 'string' && MESSAGE.test(message);
          problems.listener?.(pino.levels.labels[level] ?? '', isOurs ? message : 'other');
        }
        write.apply(this, values);
      },
    },
    mixin: () => ({ requestId: currentRequest()?.id }),
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  },
  output,
);
