import { ERROR_STATUSES, ERROR_TITLES, type ErrorCode } from './errors';
import type { Language } from './languages';
import { textIn } from './languages';
import type { Text } from '../data/text';

/** How an operation words its refusals (`x-error-style` of the contract). */
export type ErrorStyle = 'errors' | 'message' | 'envelope' | 'errors-200';

export interface Fault {
  code: ErrorCode;
  /** Replaces the usual title. */
  title?: Text;
  detail?: Text;
  /** Product name for a title that has `{name}`. */
  name?: Text | null;
  source?: { pointer: string } | { parameter: string };
  meta?: Record<string, number | string>;
}

/** Thrown to refuse a request; carries one fault or several of one kind. */
export class Refusal extends Error {
  readonly faults: readonly [Fault, ...Fault[]];

  constructor(first: ErrorCode | Fault, ...others: Fault[]) {
    const fault = typeof first === 'string' ? { code: first } : first;
    super(fault.code);
    this.faults = [fault, ...others];
  }

  get code(): ErrorCode {
    return this.faults[0].code;
  }

  get status(): number {
    return ERROR_STATUSES[this.code];
  }
}

/** Throws all faults together, if there are any. */
export function refuseIfAny(faults: Fault[]): void {
  const [first, ...others] = faults;
  if (first) throw new Refusal(first, ...others);
}

export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** The two styles that tell a refusal with HTTP 200. */
const ANSWERS_OK: ReadonlySet<ErrorStyle> = new Set(['envelope', 'errors-200']);

/** These keep their HTTP status in the two styles that answer with HTTP 200. */
const ALWAYS_HTTP: ReadonlySet<ErrorCode> = new Set([
  'bad_request',
  'idempotency_key_required',
  'idempotency_in_flight',
  'idempotency_key_reused',
  'payload_too_large',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
]);

const MAX_FAULTS = 100;

/** Seconds after which a running request with the same key may be repeated. */
const IN_FLIGHT_RETRY_SECONDS = '1';

/** The refusal as it goes over the wire in the operation's style and the diner's language. */
export function errorAnswer(refusal: Refusal, style: ErrorStyle, language: Language): ErrorAnswer {
  const [first] = refusal.faults;
  const answersOk = ANSWERS_OK.has(style) && !ALWAYS_HTTP.has(first.code);
  const status = answersOk ? 200 : refusal.status;
  const headers: Record<string, string> = {};
  if (status === 401) headers['www-authenticate'] = 'Bearer error="invalid_token"';
  if (first.code === 'idempotency_in_flight') headers['retry-after'] = IN_FLIGHT_RETRY_SECONDS;
  if (style === 'message') return { status, headers, body: { message: titleOf(first, language) } };
  if (answersOk && style === 'envelope') {
    const message = titleOf(first, language);
    return { status, headers, body: { error_code: refusal.status, code: first.code, message, data: null } };
  }
  const errors = refusal.faults.slice(0, MAX_FAULTS).map((fault) => errorObject(fault, language));
  return { status, headers, body: { errors } };
}

function errorObject(fault: Fault, language: Language): Record<string, unknown> {
  const name = fault.name ? { name: textIn(language, fault.name) } : {};
  return {
    status: String(ERROR_STATUSES[fault.code]),
    code: fault.code,
    title: titleOf(fault, language),
    ...(fault.detail ? { detail: textIn(language, fault.detail) } : {}),
    ...(fault.source ? { source: fault.source } : {}),
    ...(fault.meta ? { meta: { ...fault.meta, ...name } } : {}),
  };
}

const MAX_TITLE_LENGTH = 200;

function titleOf(fault: Fault, language: Language): string {
  const title = fault.title ? textIn(language, fault.title) : ERROR_TITLES[fault.code][language];
  const name = fault.name ? textIn(language, fault.name) : '—';
  const count = String(fault.meta?.available_count ?? '');
  return title
    .replace('{name}', () => name)
    .replace('{count}', () => count)
    .slice(0, MAX_TITLE_LENGTH);
}
