import 'server-only';
import { pageLimit } from '@/lib/core/bff/page-limit';
import { refuseTooMany } from '@/lib/core/bff/too-many.server';
import { sessionOf, type CookieReader } from '@/lib/core/session/session-cookies.server';
import { dinerKeyOf } from '@/lib/core/session/session.server';
import type { PipelineState } from '@/lib/core/site/request-pipeline';

/** The answer to a caller that asks for pages too often; null for any other. */
export async function refusalOfPage(
  state: PipelineState,
  { cookies, headers }: { cookies: CookieReader; headers: Pick<Headers, 'get'> },
): Promise<Response | null> {
  const limit = pageLimit(state);
  if (!limit) return null;
  const session = await sessionOf(cookies);
  const caller = { diner: session ? dinerKeyOf(session) : undefined, headers };
  return refuseTooMany(limit, caller, () => state);
}
