import { isNamed, OwnError } from '@/lib/core/errors/own-error';

/** How a call to the platform failed, whatever style reports it (UP-25 to UP-29, contract rule 25). */
export type UpstreamFailure =
  /** Refused by the platform: an HTTP status of 400 and more, or the same inside HTTP 200. */
  | 'refused'
  /** No answer in time. */
  | 'timeout'
  /** No connection, or it broke. */
  | 'network'
  /** An answer that is not what the contract says. */
  | 'garbage'
  /** Not sent: this service failed too often just now. */
  | 'open-breaker';

/** One fault of a refused call, with the facts its text needs. */
export interface UpstreamFault {
  status: number;
  code: string;
  title: string;
  pointer: string | null;
  meta: Record<string, unknown>;
}

interface ErrorDetails {
  title?: string;
  faults?: UpstreamFault[];
  body?: unknown;
  retryAfterSeconds?: number;
}

/** A call to the platform without a usable answer. */
export class UpstreamError extends OwnError {
  override name = 'UpstreamError';
  static override [Symbol.hasInstance](value: unknown): value is UpstreamError {
    return isNamed(value, 'UpstreamError');
  }
  /** Private, so that printing the error prints nothing of a diner. */
  readonly #details: ErrorDetails;

  /** @param reason a text of ours or the code of the cause: it is logged */
  constructor(
    readonly failure: UpstreamFailure,
    readonly status: number,
    reason = `${failure} ${status}`,
    details: ErrorDetails = {},
  ) {
    super(reason);
    this.#details = details;
  }

  /** The platform's answer, unchanged. */
  get details(): ErrorDetails {
    return this.#details;
  }

  /** The platform's message to the diner, in the diner's language; empty without one. */
  get title(): string {
    return this.#details.title ?? '';
  }

  /** The faults that the platform named; empty when it named none. */
  get faults(): UpstreamFault[] {
    return this.#details.faults ?? [];
  }

  /** The codes of the faults, for the log: what is shaped like a code of the contract. */
  get codes(): string[] {
    return this.faults.map(({ code }) => (/^[A-Za-z_]{1,60}$/.test(code) ? code : '?'));
  }

  /** Whether the platform may have acted on the call although no answer came. */
  get isOutcomeUnknown(): boolean {
    if (this.failure === 'open-breaker') return false;
    return this.failure !== 'refused' || this.status >= 500 || this.status === 409 || this.status === 408;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readFault(value: unknown): UpstreamFault[] {
  if (!isRecord(value)) return [];
  const source = isRecord(value.source) ? value.source : {};
  return [
    {
      status: Number(value.status) || 0,
      code: typeof value.code === 'string' ? value.code : '',
      title: typeof value.title === 'string' ? value.title : '',
      pointer: typeof source.pointer === 'string' ? source.pointer : null,
      meta: isRecord(value.meta) ? value.meta : {},
    },
  ];
}

/** The refusal of a body by `errors` or `error_code` (UP-25, UP-26); null without one. */
export function refusalOf(body: unknown, httpStatus: number): UpstreamError | null {
  if (!isRecord(body))
    return httpStatus >= 400 ? new UpstreamError('refused', httpStatus, undefined, { body }) : null;
  const message = typeof body.message === 'string' ? body.message : '';
  if (Array.isArray(body.errors)) {
    const faults = body.errors.flatMap(readFault);
    const status = httpStatus >= 400 ? httpStatus : (faults[0]?.status ?? 500) || 500;
    return new UpstreamError('refused', status, undefined, {
      title: faults[0]?.title || message,
      faults,
      body,
    });
  }
  if (body.error_code !== undefined && body.error_code !== 200) {
    const status = Number(body.error_code) || 500;
    const code = typeof body.code === 'string' ? body.code : '';
    const fault = { status, code, title: message, pointer: null, meta: {} };
    return new UpstreamError('refused', status, undefined, { title: message, faults: [fault], body });
  }
  return httpStatus >= 400
    ? new UpstreamError('refused', httpStatus, undefined, { title: message, body })
    : null;
}

/** The value, or null when the platform did not give it: the page then shows that. Other failures pass through. */
export async function valueOrNull<Value>(requested: Promise<Value>): Promise<Value | null> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}
