import { KEPT_AT_HEADER as KEPT_AT } from '@/lib/bff/kept-at-header';

/* How an answer is kept: as it came, with the moment, its size and whose it is in headers of its own. */

const BYTES = 'X-Kept-Bytes';
const OWNER = 'X-Kept-For';

/** The answer as it is kept. @param owner the sign-in whose it is; null for what is the same for everybody */
export async function toKept(response: Response, owner: string | null, nowMs: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(nowMs));
  headers.set(BYTES, String(body.byteLength));
  if (owner !== null) headers.set(OWNER, owner);
  return new Response(body, { status: response.status, headers });
}

/** When an answer was kept, milliseconds since the epoch; 0 where that is not known. */
export const keptAtMs = (response: Response): number => Number(response.headers.get(KEPT_AT)) || 0;
/** Its size without headers. */
export const keptBytes = (response: Response): number => Number(response.headers.get(BYTES)) || 0;
/** The sign-in whose it is. */
export const ownerOf = (response: Response): string | null => response.headers.get(OWNER);

/** The kept page, with the moment in it, so that the page can say how old it is. */
export async function markedPage(response: Response): Promise<Response> {
  const html = await response.text();
  const marked = html.replace('<html ', `<html data-kept-at="${keptAtMs(response)}" `);
  return new Response(marked, { status: response.status, headers: response.headers });
}
