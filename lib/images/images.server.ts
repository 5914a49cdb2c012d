import 'server-only';
import { allowedSource } from './allowed-source.server';
import type { Kept } from './disk-cache.server';
import { withOriginalHint, withColourHint, withoutHint } from './picture-hint';
import { parsePictureRequest } from './picture-request';
import { picturePipeline } from './picture-pipeline.server';

const MONTH_SECONDS = 30 * 24 * 3600;
const RETRY_SECONDS = 5;

/** What every picture of ours says, whatever it is: it is what its type says and it can do nothing. */
const HARMLESS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/** A kept picture as an answer: 304 where the reader has it. */
export function pictureResponse(
  request: Request,
  { bytes, etag }: Kept,
  headers: Record<string, string>,
): Response {
  const all = { ...HARMLESS, ETag: etag, ...headers };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  // A proxy that packs on the way makes the tag weak; the picture is the same.
  if (known.some((tag) => tag === etag || tag === `W/${etag}` || tag === '*'))
    return new Response(null, { status: 304, headers: all });
  return new Response(new Uint8Array(bytes), {
    headers: { ...all, 'Content-Length': String(bytes.byteLength) },
  });
}

/** An answer without a picture; only a question that is never answered otherwise may be kept. */
export function noPicture(status: 400 | 404 | 503): Response {
  const headers = {
    ...HARMLESS,
    'Cache-Control': status === 400 ? 'public, max-age=60' : 'no-store',
    ...(status === 503 ? { 'Retry-After': String(RETRY_SECONDS) } : {}),
  };
  return new Response(null, { status, headers });
}

/**
 * Answers the image proxy (IMG-01): 400 for what is not asked rightly or stands elsewhere, 404 for what cannot be shown,
 * 503 while it cannot be had.
 * @param mayMake asked before a picture is fetched and drawn that is not kept
 */
export async function answerPicture(request: Request, mayMake?: () => boolean): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = parsePictureRequest(searchParams, request.headers.get('accept') ?? '');
  const source = asked && allowedSource(asked.source);
  if (!source) return noPicture(400);
  const outcome = await picturePipeline().maker.get(source, asked.width, asked.formats, mayMake);
  if (outcome.kind !== 'ready') return noPicture(outcome.kind === 'missing' ? 404 : 503);
  return pictureResponse(request, outcome.picture, {
    'Content-Type': `image/${outcome.format}`,
    'Cache-Control': `public, max-age=${MONTH_SECONDS}, immutable`,
    Vary: 'Accept',
  });
}

/**
 * The address of a picture as pages and answers carry it, never waiting: with its colours once anybody has seen the picture
 * (they stand in its place until it comes), and marked as not to be rewritten where its host is not listed.
 */
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
