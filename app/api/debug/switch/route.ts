import { NextResponse } from 'next/server';
import { withLimit } from '@/lib/bff/with-limit.server';
import { debugCookies } from '@/lib/debug/debug-access.server';
import { paths } from '@/lib/paths/paths';
import { siteOfNextRequest } from '@/lib/site/site-of-request';

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
