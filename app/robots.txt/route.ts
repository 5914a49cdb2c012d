import { env } from '@/lib/env/env';
import { robotsText } from '@/lib/seo/robots-text';

export const dynamic = 'force-dynamic';

/** What crawlers may read. */
export function GET(): Response {
  return new Response(robotsText(env().appOrigin), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
