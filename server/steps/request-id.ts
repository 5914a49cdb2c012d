import onHeaders from 'on-headers';
import { env } from '@/lib/core/env/env';
import { originOfHost } from '@/lib/core/env/own-origins';
import { newRequest, newRequestId, runRequest } from '@/lib/core/log/current-request.server';
import type { Step } from '../step';

const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID = /^(?!0{32})[0-9a-f]{32}$/;

/** The id that our own proxy gave the request, else a new one: what a client sends is not believed. */
function idOf(given: string | string[] | undefined): string {
  const isOurs = env().trustedProxies > 0 && typeof given === 'string' && REQUEST_ID.test(given);
  return isOurs ? given : newRequestId();
}

/** Gives a request its id: logs, platform calls and traces of later steps have it. */
export const requestId: Step = ({ headers }, response, next) => {
  const id = idOf(headers[REQUEST_ID_HEADER]);
  // Nothing behind reads the header, so that nothing can believe it.
  delete headers[REQUEST_ID_HEADER];
  onHeaders(response, () => {
    if (!response.headersSent) response.setHeader(REQUEST_ID_HEADER, id);
  });
  runRequest({ ...newRequest(id), origin: originOfHost(headers.host) }, next);
};
