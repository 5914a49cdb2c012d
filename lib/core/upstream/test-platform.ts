import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { emptyInProcess } from '@/lib/core/process/test-per-process';

/** One call that arrived. */
export interface ArrivedCall {
  method: string;
  path: string;
  /** As it was sent, percent-encoding undone. */
  query: string;
  headers: IncomingMessage['headers'];
  /** Its parsed JSON; a picture as its bytes. */
  body: unknown;
}

/** How a call is answered: JSON of a status, or by hand. */
export type FakeAnswer =
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | ((response: ServerResponse, call: ArrivedCall) => void);

/** A local server in the platform's place, for tests of what the app sends and of how it reads the answers. */
export interface FakePlatform {
  url: string;
  /** Every call since the last `reset`, in order. */
  calls: ArrivedCall[];
  /** Answers for the next calls of every path (or of one); the last one stays. */
  answer: (answers: FakeAnswer | FakeAnswer[], path?: string) => void;
  reset: () => void;
  close: () => Promise<void>;
}

const ANY_PATH = '*';

async function readCall(request: IncomingMessage): Promise<ArrivedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const { pathname, search } = new URL(request.url ?? '/', 'http://platform.test');
  const isRaw = request.headers['content-type']?.startsWith('image/') ?? false;
  return {
    method: request.method ?? '',
    path: pathname,
    query: decodeURIComponent(search),
    headers: request.headers,
    body: bytes.length === 0 ? null : isRaw ? bytes : (JSON.parse(bytes.toString('utf8')) as unknown),
  };
}

function write(answer: FakeAnswer, response: ServerResponse, call: ArrivedCall): void {
  if (typeof answer === 'function') {
    answer(response, call);
    return;
  }
  response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
  response.end(answer.text ?? JSON.stringify(answer.json ?? null));
}

/** Starts the server and points the settings at it. Import what is tested afterwards. */
export async function startFakePlatform(settings: Record<string, string> = {}): Promise<FakePlatform> {
  const queues = new Map<string, FakeAnswer[]>();
  const calls: ArrivedCall[] = [];
  const next = (path: string): FakeAnswer => {
    const queue = queues.get(path) ?? queues.get(ANY_PATH) ?? [];
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 404, json: { errors: [] } };
  };
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call);
      write(next(call.path), response, call);
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  setTestSettings({ UPSTREAM_URL: url, ...settings });
  return {
    url,
    calls,
    answer: (answers, path = ANY_PATH) => {
      queues.set(path, Array.isArray(answers) ? [...answers] : [answers]);
    },
    reset: () => {
      calls.length = 0;
      queues.clear();
      // The app's caches of venues go with the answers that they came from.
      emptyInProcess('answerCache');
      emptyInProcess('seenVenues');
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
