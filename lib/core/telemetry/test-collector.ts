import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One value of an attribute, as OTLP writes it in JSON. */
type AnyValue = {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
};
type Attributes = { key: string; value: AnyValue }[];

export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attributes;
  status?: { code?: number };
}

interface SentMetric {
  name: string;
  unit: string;
  [data: string]: unknown;
}

interface Body {
  resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
}

/** A collector for tests, which takes OTLP over HTTP in JSON. */
export interface TestCollector {
  url: string;
  /** All that has come, as it came: head and body. */
  raw: () => string;
  spans: () => SentSpan[];
  metrics: () => SentMetric[];
  /** Answers with this status from now on. */
  answer: (status: number) => void;
  reset: () => void;
  close: () => Promise<void>;
}

/** The attributes of a span by name. */
export const attributesOf = ({ attributes }: Pick<SentSpan, 'attributes'>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );

export async function startCollector(): Promise<TestCollector> {
  let taken: string[] = [];
  let bodies: Body[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const text = Buffer.concat(parts).toString('utf8');
      taken.push(`${request.url} ${JSON.stringify(request.headers)}\n${text}`);
      bodies.push(JSON.parse(text) as Body);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    raw: () => taken.join('\n'),
    spans: () =>
      bodies.flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      bodies.flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    answer: (next) => {
      status = next;
    },
    reset: () => {
      taken = [];
      bodies = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
