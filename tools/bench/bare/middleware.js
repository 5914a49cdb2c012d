import { NextResponse } from 'next/server';

export const config = { runtime: 'nodejs', matcher: ['/door/:path*'] };

/** The same kind of middleware as the product's: one rewrite into the cached tree, and a header over the page's own. */
export function middleware(request) {
  const inside = request.nextUrl.pathname.replace(/^\/door/, '/bare');
  const response = NextResponse.rewrite(new URL(inside, request.url));
  response.headers.set('Cache-Control', 'private, max-age=0, must-revalidate');
  return response;
}
