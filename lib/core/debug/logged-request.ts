import { MASK, maskAddress, maskBody, maskHeaders } from './masking';

/** A request as the debug bar keeps it: masked before it is stored (DBG-04). */
export interface LoggedRequest {
  id: string;
  /** Without its query. */
  url: string;
  params: Record<string, string>;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  /** Instants in UTC; the second and the two below are null while it is pending. */
  startDate: string;
  endDate: string | null;
  /** 0: there was no answer. */
  statusCode: number | null;
  response: string | null;
}

export interface SentRequest {
  url: string;
  base: string;
  method: string;
  headers: Iterable<[string, string]>;
  /** Its text where it is one, with the type that it has. */
  body: { text: string; type: string } | null;
}

/** The record of a request that has just been sent: pending (DBG-05). */
export function beginRequest(id: string, sent: SentRequest, now: Date): LoggedRequest {
  return {
    id,
    ...maskAddress(sent.url, sent.base),
    method: sent.method.toUpperCase(),
    headers: maskHeaders(sent.headers),
    body: sent.body && maskBody(sent.body.text, sent.body.type),
    startDate: now.toISOString(),
    endDate: null,
    statusCode: null,
    response: null,
  };
}

export type Answered = Pick<LoggedRequest, 'endDate' | 'statusCode' | 'response'>;

/** The record of an answer (DBG-06); a body that was not read is null, no answer at all is status 0. */
export function answered(
  statusCode: number,
  body: { text: string; type: string } | null,
  now: Date,
): Answered {
  return { endDate: now.toISOString(), statusCode, response: body && maskBody(body.text, body.type) };
}

export type RequestTone = 'pending' | 'info' | 'success' | 'redirect' | 'error';

/** The colour of a request by its status (DBG-07). */
export function requestTone({ statusCode }: Pick<LoggedRequest, 'statusCode'>): RequestTone {
  if (statusCode === null) return 'pending';
  if (statusCode >= 100 && statusCode < 200) return 'info';
  if (statusCode >= 200 && statusCode < 300) return 'success';
  return statusCode >= 300 && statusCode < 400 ? 'redirect' : 'error';
}

/** How long an answered request took, milliseconds. */
export function tookMs({ startDate, endDate }: Pick<LoggedRequest, 'startDate' | 'endDate'>): number | null {
  return endDate === null ? null : Math.max(0, Date.parse(endDate) - Date.parse(startDate));
}

/** A word of a shell, whatever stands in it. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command; headers that are masked are left out, so it has no session, and masks stand in its body. */
export function curlOf({ url, params, method, headers, body }: LoggedRequest): string {
  const query = new URLSearchParams(params).toString();
  const plain = Object.entries(headers).filter(([, value]) => !value.includes(MASK));
  return [
    `curl -X ${/^[A-Z]{1,20}$/.test(method) ? method : 'GET'} ${quoted(query ? `${url}?${query}` : url)}`,
    ...plain.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body ? [`--data-raw ${quoted(body)}`] : []),
  ].join(' \\\n  ');
}
