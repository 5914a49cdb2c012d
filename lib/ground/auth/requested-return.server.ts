import 'server-only';
import type { NextRequest } from 'next/server';
import { currentOrigin } from '@/lib/core/log/current-request.server';
import { paths } from '@/lib/core/paths/paths';

/**
 * Where a request asks to return after signing in, unchecked; null without a wish: the `return` of this address, else that of the Auth screen in the Referer. The screen is cached for
 * everybody, so before its scripts run its link has no `return`.
 */
export function requestedReturn(request: NextRequest): string | null {
  const named = request.nextUrl.searchParams.get('return');
  const referer = request.headers.get('referer') ?? '';
  if (named !== null || !URL.canParse(referer)) return named;
  const { origin, pathname, searchParams } = new URL(referer);
  return origin === currentOrigin() && pathname === paths.auth() ? searchParams.get('return') : null;
}
