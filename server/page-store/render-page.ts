import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type DispatchFunc, type Response as InjectResponse } from 'light-my-request';
import { trackReads } from '@/lib/core/cache/cache-reads';
import { runStoreRender } from '@/lib/core/cache/store-render';
import { currentRequestId, newRequest, runRequest } from '@/lib/core/log/current-request.server';
import { runWithPageStatus, type PageStatus } from '@/lib/core/site/page-status.server';
import { finishPage } from '../next-output/finish-page';
import { flightHeaders, isStoredHeader, renderRequest, type RenderKind } from '../next-output/next-request';
import type { RenderedPage } from './page-store';
import type { Part } from './stored-page';

/* A render of a page by Next, for everybody: the request is made of the key, so that nothing of a visitor can be in the answer. */

/** A page without parts of the platform is made anew after so long. */
const WITHOUT_READS_MS = 3_600_000;
/** A render that takes longer fails; each call to the platform has ten seconds. */
const RENDER_MS = 60_000;

/** A page whose code was all loaded before is whole at the first. */
const MAX_ATTEMPTS = 3;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Headers = Part['headers'];

const versionOf = (body: Uint8Array): string =>
  `W/"page-${createHash('sha1').update(body).digest('base64url')}"`;
const partOf = (body: Uint8Array, headers: Headers): Part => ({
  headers,
  etag: versionOf(body),
  bodies: { identity: body },
});

/** The page of an HTML answer, for browsers and for the client router. */
function partsOfPage(html: string, headers: Headers, innerPath: string) {
  const { html: finished, flight, policy, isBroken, isWhole } = finishPage(html, innerPath);
  const ofPart = headers.filter(([name]) => name !== 'content-type');
  return {
    isBroken,
    isWhole,
    parts: {
      html: partOf(Buffer.from(finished), [...headers, ['content-security-policy', policy]]),
      ...(flight && {
        flight: partOf(Buffer.from(flight), [...ofPart, ...flightHeaders(innerPath)]),
      }),
    },
  };
}

/** @param handle Next's request handler @param host of the origin under which pages are made */
export function pageRenderer(handle: Handle, host: string) {
  const dispatch: DispatchFunc = (request, response) => {
    handle(request as never, response as never).catch((error: Error) => response.destroy(error));
  };
  const renderOnce = async (kind: RenderKind, path: string, innerPath: string) => {
    const madeAtMs = Date.now();
    // Not AbortSignal.timeout, which holds on to the answer until its time is over.
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), RENDER_MS);
    const { url, headers: own } = renderRequest(kind, path);
    const options = { method: 'GET' as const, url, headers: { host, ...own }, signal: timeout.signal };
    // Without a callback it would begin later, outside of what is tracked.
    const send = () =>
      new Promise<InjectResponse>((resolve, reject) => {
        inject(dispatch, options, (error, answer) => {
          if (answer) resolve(answer);
          else reject(error ?? new Error('no answer'));
        });
      }).finally(() => clearTimeout(timer));
    const shown: PageStatus = { noted: null };
    // The id is for the log; the origin under which a visitor has come is in no page.
    const { value: answer, reads } = await runRequest(newRequest(currentRequestId()), () =>
      runStoreRender({ innerPath }, () => runWithPageStatus(shown, () => trackReads(send))),
    );
    const { noted } = shown;
    const { statusCode, rawPayload: body } = answer;
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || !isStoredHeader(kind, name) ? [] : [[name, String(value)]],
    );
    const isHtml = kind === 'page' && String(answer.headers['content-type'] ?? '').startsWith('text/html');
    const { parts, isBroken, isWhole } = isHtml
      ? partsOfPage(body.toString('utf8'), headers, innerPath)
      : {
          parts: { [kind === 'page' ? 'html' : 'tree']: partOf(body, headers) },
          isBroken: false,
          isWhole: true,
        };
    const status = isBroken && statusCode === 200 ? 500 : (noted ?? statusCode);
    const { tags, oldestMs } = reads;
    const freshUntilMs = Math.min(reads.freshUntilMs, madeAtMs + WITHOUT_READS_MS);
    return { isWhole, page: { value: { status, parts }, tags: [...tags], freshUntilMs, oldestMs } };
  };

  return async (kind: RenderKind, path: string, innerPath: string): Promise<RenderedPage> => {
    for (let attempt = 1; ; attempt += 1) {
      const { page, isWhole } = await renderOnce(kind, path, innerPath);
      if (isWhole) return page;
      // The process has loaded by now what came late.
      if (attempt === MAX_ATTEMPTS) return { ...page, value: { ...page.value, status: 500 } };
    }
  };
}

export type RenderPage = ReturnType<typeof pageRenderer>;
