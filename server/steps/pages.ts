import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import { recordCacheRead } from '@/lib/core/cache/cache-reads';
import { refusalOfPage } from '@/lib/pages/request/page-refusal.server';
import { resolveSite } from '@/lib/pages/request/resolve-site.server';
import { reportServerError } from '@/lib/core/reports/send-report.server';
import { sessionOf } from '@/lib/core/session/session-cookies.server';
import { internalPath, type PipelineState } from '@/lib/core/site/request-pipeline';
import { SIGN_IN_ANSWER_PARAMETERS } from '@/lib/core/site/sign-in-answer';
import { simplifyRouterRequest, wantedPart } from '../next-output/next-request';
import type { PageStore } from '../page-store/page-store';
import type { RenderPage } from '../page-store/render-page';
import { sendPage } from '../page-store/send-page';
import type { Part } from '../page-store/stored-page';
import type { Step } from '../step';
import type { SendUnavailable } from '../unavailable';

/** Addresses that are no pages, as in the matcher of `middleware.ts`. */
const NO_PAGE =
  /^\/(api\/|_next\/|fonts\/|icons\/|map\/|scanner\/|favicon\.ico$|worker\.js$|manifests\/|robots\.txt$|sitemap\.xml$|sitemaps\/)/;

/** A request for a page that is the same for everybody of its site, or its refusal. */
type PageRequest = PipelineState | Response;

/** @returns null for what is no such page: the request pipeline of Next answers it */
async function readRequest(
  { pathname: path, searchParams: query }: URL,
  headers: IncomingHttpHeaders,
): Promise<PageRequest | null> {
  // The router's own.
  query.delete('_rsc');
  const cookies = parseCookie(headers.cookie ?? '');
  const state = await resolveSite({ path, query, host: headers.host ?? '', cookies });
  if ('redirectTo' in state || state.route.rendering !== 'cached') return null;
  if (state.route.name === 'auth' && SIGN_IN_ANSWER_PARAMETERS.some((name) => query.has(name))) return null;
  const reader = {
    get: (name: string) => {
      const value = cookies[name];
      return value === undefined ? undefined : { name, value };
    },
  };
  if (state.route.needsLogin && !(await sessionOf(reader))) return null;
  const get = (name: string) => headers[name]?.toString() ?? null;
  return (await refusalOfPage(state, { cookies: reader, headers: { get } })) ?? state;
}

async function sendRefusal(response: ServerResponse, refusal: Response): Promise<void> {
  response.statusCode = refusal.status;
  response.setHeaders(refusal.headers);
  response.end(await refusal.text());
}

/** 204: the router does not prefetch this page. */
function declinePrefetch(response: ServerResponse): void {
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
}

/** A redirect or another answer that has no data for the router: without a body, so that the router follows, or opens the page anew. */
const withoutBody = (part: Part): Part => ({ headers: part.headers, bodies: { identity: new Uint8Array() } });

/** Retry-After of a page that could not be rendered. */
const RETRY_AFTER_SECONDS = 2;

/** Answers with pages of the store. Next gets the key's path: the visitor's spelling would be in the page. */
export const pages =
  (store: PageStore, render: RenderPage, sendUnavailable: SendUnavailable): Step =>
  (request, response, next) => {
    const { method, headers } = request;
    // As every reader behind takes it: without parts that lead up.
    const url = new URL(`http://host${request.url ?? '/'}`);
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || NO_PAGE.test(url.pathname)) {
      next();
      return;
    }
    const name = wantedPart(headers);
    if (name === null) {
      declinePrefetch(response);
      return;
    }
    const answer = async () => {
      const wanted = await readRequest(url, headers);
      if (!wanted) {
        simplifyRouterRequest(request, name);
        return next();
      }
      if (wanted instanceof Response) return sendRefusal(response, wanted);
      const innerPath = internalPath(wanted);
      const kind = name === 'tree' ? 'tree' : 'page';
      // A prefetch causes no render.
      if (kind === 'tree' && !store.has(`page ${innerPath}`)) return declinePrefetch(response);
      const { outcome, entry } = await store.find(`${kind} ${innerPath}`, () =>
        render(kind, wanted.path, innerPath),
      );
      recordCacheRead('page', outcome);
      const { status, parts } = entry.value;
      const part = parts[name] ?? (parts.html && withoutBody(parts.html));
      if (!part) throw new Error('a page has no answer');
      return sendPage(request, response, { part, status, outcome, state: wanted });
    };
    answer().catch((error: unknown) => {
      reportServerError(error);
      if (response.headersSent) response.destroy();
      else sendUnavailable(request, response, RETRY_AFTER_SECONDS);
    });
  };
