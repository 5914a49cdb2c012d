import 'server-only';
import { perProcess } from '@/lib/cache/per-process.mjs';
import { beforeHead, onRequest } from '@/lib/security/http-events.server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { headers } from 'next/headers';

/*
 * A page cannot set the status of its answer besides 'not found', so a page that could not reach the platform would be
 * a 200 to monitors and caches. Cached pages leave that to the handler of the page cache; one that is rendered for one
 * diner notes its status here, before its first byte is sent.
 */

/** Numbers the request for the page; a header from outside under this name is overwritten. */
const NUMBER_HEADER = 'x-request-number';

interface Requests {
  last: number;
  /** Of the open answers; null until a page notes one. */
  statuses: Map<string, number | null>;
}

const requests = perProcess('numberedRequests', (): Requests => ({ last: 0, statuses: new Map() }));

function watch(request: IncomingMessage, response: ServerResponse): void {
  const number = String((requests.last += 1));
  request.headers[NUMBER_HEADER] = number;
  requests.statuses.set(number, null);
  // Set after the edge's, which so completes the headers for the noted status.
  beforeHead(response, (status) => requests.statuses.get(number) ?? status);
  response.once('close', () => requests.statuses.delete(number));
}

/**
 * From now on every answer of this process takes the status that its page notes.
 * @returns how to stop that
 */
export function takePageStatuses(): () => void {
  return onRequest(({ request, response }) => watch(request, response));
}

/** Answers the page that is being rendered for one diner with this status. */
export async function setPageStatus(status: 503): Promise<void> {
  const number = (await headers()).get(NUMBER_HEADER);
  // A closed connection has no entry any more.
  if (number !== null && requests.statuses.has(number)) requests.statuses.set(number, status);
}
