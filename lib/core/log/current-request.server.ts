import 'server-only';
import { contextPart } from '@/lib/core/process/async-context';
import { env } from '@/lib/core/env/env';

/** The ids that name a request wherever something is done for it. */
export interface CurrentRequest {
  /** 32 hexadecimal digits: the id of its trace too. */
  readonly id: string;
  /** 16 hexadecimal digits: its span, under which all of its steps are. */
  readonly spanId: string;
  /** The origin of ours under which it came. */
  readonly origin?: string;
}

const requests = contextPart<CurrentRequest>('request');

/** The request of the running code; undefined at the start and in background work. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.current();
}

/** Runs code, and all that it begins, for this request. */
export const runRequest: <Result>(request: CurrentRequest, run: () => Result) => Result = requests.run;

/** A new id of a request: 32 hexadecimal digits, as nginx and the W3C's trace context have them. */
export function newRequestId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** The ids of a request with this id; with a new one, work that no visitor waits for. */
export const newRequest = (id = newRequestId()): CurrentRequest => ({ id, spanId: newRequestId().slice(16) });

/** The origin of ours under which the request has come for which the calling code runs: who leaves for the platform is led back there. */
export const currentOrigin = (): string => currentRequest()?.origin ?? env().appOrigin;

/** The id of the request for which the calling code runs; a new one where none is known. */
export const currentRequestId = (): string => currentRequest()?.id ?? newRequestId();
