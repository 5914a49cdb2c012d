import 'server-only';
import type { NextRequest } from 'next/server';
import { currentOrigin } from '@/lib/core/log/current-request.server';
import { paths } from '@/lib/core/paths/paths';

/** The unchecked return address: of this query, else of the Referer, since Auth's cached link has none. */
export function requestedReturn(request: NextRequest): string | null {
  const named = request.nextUrl.searchParams.get('return');
  const referer = request.headers.get('referer') ?? '';
  if (named !== null || !URL.canParse(referer)) return named;
  const { origin, pathname, searchParams } = new URL(referer);
  return origin === currentOrigin() && pathname === paths.auth() ? searchParams.get('return') : null;
}
