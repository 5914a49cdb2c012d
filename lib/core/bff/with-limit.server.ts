import 'server-only';
import type { NextRequest } from 'next/server';
import { siteOfNextRequest } from '@/lib/core/site/site-of-request';
import type { LimitName } from './limits';
import { refuseTooMany } from './too-many.server';

type Handler<Rest extends unknown[]> = (request: NextRequest, ...rest: Rest) => Promise<Response>;

/** A handler that is no call of the BFF (a redirect, a picture, a file), counted by the client's address. */
export function withLimit<Rest extends unknown[]>(name: LimitName, handle: Handler<Rest>): Handler<Rest> {
  return async (request, ...rest) =>
    (await refuseTooMany(name, { headers: request.headers }, () => siteOfNextRequest(request))) ??
    handle(request, ...rest);
}
