import type { NextRequest } from 'next/server';
import { fetchPicture } from '@/lib/images/images.server';
import { PICTURE_WIDTHS } from '@/lib/paths/paths';

const YEAR_SECONDS = 365 * 24 * 3600;

/** A platform picture on our own origin (spec §7 Image proxy): known stores, known widths, rasters only. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const width = PICTURE_WIDTHS.find((known) => String(known) === query.get('w'));
  const picture = width ? await fetchPicture(query.get('src') ?? '', width) : null;
  if (!picture)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'public, max-age=60' } });
  return new Response(picture.bytes, {
    headers: {
      'Content-Type': picture.contentType,
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    },
  });
}
