import type { NextRequest } from 'next/server';
import { COOKIES } from './cookies';
import {
  initialState,
  resolveCountry,
  resolveLanguage,
  resolveRuntime,
  type PipelineRequest,
} from './request-pipeline';
import type { Site } from './site';

/** The site of a request that is a plain navigation to a route handler, by the rules of the request pipeline. */
export function siteOfNextRequest(request: NextRequest): Site {
  return siteOfRequest({
    path: request.nextUrl.pathname,
    query: request.nextUrl.searchParams,
    host: request.headers.get('host') ?? '',
    cookies: Object.fromEntries(
      Object.values(COOKIES).map((name) => [name, request.cookies.get(name)?.value]),
    ),
  });
}

/** The site of a request that the middleware has not seen, by the rules of the request pipeline. */
export function siteOfRequest(request: PipelineRequest): Site {
  let state = initialState(request);
  for (const step of [resolveCountry, resolveLanguage, resolveRuntime]) {
    const next = step(state, request);
    if (!('redirectTo' in next)) state = next;
  }
  return { country: state.country, language: state.language, surface: state.surface };
}
