import { connection } from 'next/server';
import { env } from '@/lib/core/env/env';
import { robotsText } from '@/lib/pages/seo/robots-text';

/** The paths that crawlers may read. */
export async function GET(): Promise<Response> {
  // Names the origin of the start, not of the build.
  await connection();
  return new Response(robotsText(env().appOrigin), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
