import 'server-only';
import { isKnownVersion } from '@/lib/core/cache/etag';
import { allowedSource } from './allowed-source.server';
import type { StoredFile } from './disk-cache.server';
import { withOriginalHint, withColourHint, withoutHint } from './picture-hint';
import { parsePictureRequest } from './picture-request';
import { picturePipeline } from './picture-pipeline.server';

const MONTH_SECONDS = 30 * 24 * 3600;
const RETRY_SECONDS = 5;

/** Headers of every picture of ours: the browser takes it as its declared type and runs nothing in it. */
const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/** A cached picture as an answer: 304 where the browser has it. */
export function pictureResponse(
  request: Request,
  { bytes, etag }: StoredFile,
  headers: Record<string, string>,
): Response {
  const all = { ...SAFE_HEADERS, ETag: etag, ...headers };
  if (isKnownVersion(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all });
  return new Response(new Uint8Array(bytes), {
    headers: { ...all, 'Content-Length': String(bytes.byteLength) },
  });
}

/** An answer without a picture; it may be cached only where the same request never gets another one. */
export function noPicture(status: 400 | 404 | 503): Response {
  const headers = {
    ...SAFE_HEADERS,
    'Cache-Control': status === 400 ? 'public, max-age=60' : 'no-store',
    ...(status === 503 ? { 'Retry-After': String(RETRY_SECONDS) } : {}),
  };
  return new Response(null, { status, headers });
}

/** Answers the image proxy (IMG-01): 400, 404 or 503. @param mayMake called before an uncached picture */
export async function answerPicture(request: Request, mayMake?: () => Promise<boolean>): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const requested = parsePictureRequest(searchParams, request.headers.get('accept') ?? '');
  const source = requested && allowedSource(requested.source);
  if (!source) return noPicture(400);
  const outcome = await picturePipeline().maker.get(source, requested.width, requested.formats, mayMake);
  if (outcome.kind !== 'ready') return noPicture(outcome.kind === 'missing' ? 404 : 503);
  return pictureResponse(request, outcome.picture, {
    'Content-Type': `image/${outcome.format}`,
    'Cache-Control': `public, max-age=${MONTH_SECONDS}, immutable`,
    Vary: 'Accept',
  });
}

/** A picture's address with its colours once known; marked if its host is not listed. Never waits. */
export function shownPicture(source: string): string;
export function shownPicture(source: string | null): string | null;
export function shownPicture(source: string | null): string | null {
  if (source === null) return null;
  const address = withoutHint(source);
  const allowed = allowedSource(address);
  if (!allowed) return withOriginalHint(address);
  const colours = picturePipeline().colours.of(allowed.address);
  return colours ? withColourHint(address, colours) : address;
}
