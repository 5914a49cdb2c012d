import { NextResponse } from 'next/server';
import { withLimit } from '@/lib/core/bff/with-limit.server';
import { debugCookies } from '@/lib/core/debug/debug-access.server';
import { paths } from '@/lib/core/paths/paths';
import { siteOfNextRequest } from '@/lib/core/site/site-of-request';

/** Switches the debug bar on by a signed link, and leads Home; a link that is forged or over only leads Home. */
export const GET = withLimit('signIn', (request) => {
  const response = new NextResponse(null, {
    status: 303,
    headers: {
      Location: paths.home(),
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
  for (const cookie of debugCookies(request.nextUrl.searchParams.get('key'), siteOfNextRequest(request)))
    response.headers.append('Set-Cookie', cookie);
  return Promise.resolve(response);
});
