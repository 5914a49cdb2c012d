import 'server-only';
import type { IncomingMessage } from 'node:http';
import { onRequest } from '@/lib/security/http-events.server';

/**
 * Appends the socket's address to X-Forwarded-For, as every proxy does. Next sets that header only where the request has
 * none, and gives a handler no socket, so a client could forge its address.
 */
function noteSocketAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  const given = headers['x-forwarded-for'];
  const own = socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = given === undefined ? own : `${String(given)}, ${own}`;
}

/**
 * From now on notes it for every request of this process, before anything reads it.
 * @returns how to stop that
 */
export function noteSocketAddresses(): () => void {
  return onRequest(({ request }) => noteSocketAddress(request));
}
