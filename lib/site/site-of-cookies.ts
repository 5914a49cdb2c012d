import type { NextRequest } from 'next/server';
import { COOKIES } from './cookies';
import { resolveCountry, resolveLanguage, resolveRuntime, type PipelineState } from './request-pipeline';
import { DEFAULT_SERVICE } from './service-names';
import { COUNTRIES, type Site } from './site';
import { routeOf } from './routes';

/** The site of a request that is a plain navigation to a route handler, by the rules of the request pipeline. */
export function siteOfCookies(request: NextRequest): Site {
  const pipelineRequest = {
    path: request.nextUrl.pathname,
    query: request.nextUrl.searchParams,
    host: request.headers.get('host') ?? '',
    cookies: Object.fromEntries(
      Object.values(COOKIES).map((name) => [name, request.cookies.get(name)?.value]),
    ),
  };
  const start: PipelineState = {
    path: pipelineRequest.path,
    country: 'kz',
    language: COUNTRIES.kz.language,
    surface: 'web',
    townId: 0,
    service: DEFAULT_SERVICE,
    config: null,
    deviceId: '',
    route: routeOf(pipelineRequest.path),
    remember: {},
  };
  let state = start;
  for (const step of [resolveCountry, resolveLanguage, resolveRuntime]) {
    const next = step(state, pipelineRequest);
    if (!('redirectTo' in next)) state = next;
  }
  return { country: state.country, language: state.language, surface: state.surface };
}
