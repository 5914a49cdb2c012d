import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Adds to X-Forwarded-For whom the server itself sees, as every proxy does. Next sets that header only where the request
 * brings none, and shows a handler no socket, so anybody could invent where they come from.
 */
function noteSocketAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  const given = headers['x-forwarded-for'];
  const own = socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = given === undefined ? own : `${String(given)}, ${own}`;
}

/** From now on notes it for every request of this process, before anything reads it. */
export function noteSocketAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    noteSocketAddress((message as { request: IncomingMessage }).request);
  });
}
