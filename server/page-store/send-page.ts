import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownVersion } from '@/lib/core/cache/etag';
import type { Found } from '@/lib/core/cache/tagged-cache.server';
import { pageCookies, pageHeaders } from '@/lib/pages/request/page-headers';
import type { PipelineState } from '@/lib/core/site/request-pipeline';
import { encodingOf } from '../compress';
import { bytesOf, compressBest, type Part } from './stored-page';

export interface Sending {
  part: Part;
  status: number;
  outcome: Found<unknown>['outcome'];
  state: Pick<PipelineState, 'path' | 'surface' | 'remember'>;
}

/** Sends a page to one visitor: with what the pipeline has them remember, in the encoding that they accept, or as one that they have. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { part, status, outcome, state }: Sending,
): Promise<void> {
  for (const [name, value] of part.headers) response.setHeader(name, value);
  for (const [name, value] of Object.entries(pageHeaders(state))) response.setHeader(name, value);
  const cookies = pageCookies(state);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  response.setHeader('X-Page-Cache', outcome);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.statusCode = status;
  if (part.etag !== undefined && status === 200) {
    response.setHeader('ETag', part.etag);
    if (isKnownVersion(request.headers['if-none-match'], part.etag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Type');
      response.end();
      return;
    }
    // The first reader is served quickly, the next ones what is smallest.
    if (outcome !== 'miss') compressBest(part);
  }
  const encoding = encodingOf(request.headers['accept-encoding']) ?? 'identity';
  const made = bytesOf(part.bodies, encoding);
  const bytes = made instanceof Uint8Array ? made : await made;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
