import type { BoundedLog } from './bounded-log';
import { answered, beginRequest, type LoggedRequest } from './logged-request';
import { MAX_READ } from './masking';

const isJson = (type: string) => /[/+]json\b/i.test(type);

/** The body of a request where it is a text; of anything else only that it is there. */
function bodyOf(body: unknown, type: string): { text: string; type: string } | null {
  if (body == null) return null;
  if (typeof body === 'string') return { text: body, type: type || 'text/plain' };
  if (body instanceof URLSearchParams)
    return { text: body.toString(), type: 'application/x-www-form-urlencoded' };
  return { text: ' ', type: body instanceof Blob ? body.type : 'other' };
}

/** JSON is read to a limit; any other body, and one without an end, is left alone. */
async function readAnswer(response: Response): Promise<{ text: string; type: string } | null> {
  const type = response.headers.get('content-type') ?? '';
  if (!isJson(type) || !response.body) return null;
  const reader = response.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= MAX_READ) continue;
    await reader?.cancel();
    break;
  }
  return { text, type };
}

/** Records each `fetch` of this page. @returns stops it */
export function watchRequests(view: Window & typeof globalThis, log: BoundedLog<LoggedRequest>): () => void {
  const own = Reflect.get(view, 'fetch');
  let count = 0;

  const begin = (input: RequestInfo | URL, init: RequestInit | undefined): string => {
    count += 1;
    const id = `r${count}`;
    const given = input instanceof Request ? input : null;
    const headers = new Headers(init?.headers ?? given?.headers);
    const body = bodyOf(init?.body ?? given?.body, headers.get('content-type') ?? '');
    const method = init?.method ?? given?.method ?? 'GET';
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    log.add(beginRequest(id, { url, base: view.location.href, method, headers, body }, new Date()));
    return id;
  };
  const end = async (id: string, response: Response) => {
    const body = await readAnswer(response).catch(() => null);
    log.change(id, answered(response.status, body, new Date()));
  };
  const watched: typeof fetch = async (input, init) => {
    let id = '';
    try {
      id = begin(input, init);
    } catch {
      // A body that cannot be recorded is still sent: `fetch` itself reports its error.
    }
    try {
      const response = await own.call(view, input, init);
      void end(id, response);
      return response;
    } catch (error) {
      log.change(id, answered(0, null, new Date()));
      throw error;
    }
  };
  view.fetch = watched;
  return () => {
    view.fetch = own;
  };
}
