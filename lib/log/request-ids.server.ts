import 'server-only';
import { env } from '@/lib/env/env';
import { originOfHost } from '@/lib/env/own-origins';
import { beforeHead, onRequest } from '@/lib/security/http-events.server';
import { enterRequest, newRequestId } from './current-request.server';

export const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID = /^(?!0{32})[0-9a-f]{32}$/;

/** The id that our own proxy gave the request, else a new one: what a client sends is not believed. */
function idOf(given: string | string[] | undefined): string {
  const isOurs = env().trustedProxies > 0 && typeof given === 'string' && REQUEST_ID.test(given);
  return isOurs ? given : newRequestId();
}

/**
 * From now on gives every request of this process an id, and tells the client: what is logged, sent to the platform and traced
 * for the request has it too.
 * @returns a function that stops it
 */
export function numberRequests(): () => void {
  return onRequest(({ request, response }) => {
    const id = idOf(request.headers[REQUEST_ID_HEADER]);
    // Nothing behind reads the header, so that none can believe it.
    delete request.headers[REQUEST_ID_HEADER];
    enterRequest({ id, spanId: newRequestId().slice(16), origin: originOfHost(request.headers.host) });
    beforeHead(response, (status) => {
      if (!response.headersSent) response.setHeader(REQUEST_ID_HEADER, id);
      return status;
    });
  });
}
