/** @jest-environment node */
import { resourceFromAttributes } from '@opentelemetry/resources';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-base';
import type { ObservedRequest } from './telemetry.server';
import { testCall as call } from './test-call';
import { isOfShare, makeTraces } from './traces.server';

const request = () => ({ id: '0123456789abcdef0123456789abcdef', spanId: '0123456789abcdef' });
const seen = (changes: Partial<ObservedRequest> = {}): ObservedRequest => ({
  method: 'GET',
  route: 'menu',
  status: 200,
  isAborted: false,
  startedAtMs: 1_000,
  endedAtMs: 1_100,
  ...changes,
});
function tracesOf(share: number) {
  const exporter = new InMemorySpanExporter();
  const traces = makeTraces({ resource: resourceFromAttributes({}), exporter, share });
  const names = async () => {
    await traces.flush();
    return exporter.getFinishedSpans().map(({ name }) => name);
  };
  return { traces, names, exporter };
}

describe('the trace of a request', () => {
  test.each<[string, Partial<ObservedRequest>, boolean]>([
    ['went well', {}, false],
    ['was refused', { status: 422 }, false],
    ['failed', { status: 500 }, true],
    ['could not reach the platform', { status: 503 }, true],
    ['was slow', { endedAtMs: 2_001 }, true],
  ])(
    'the trace of a request with %s is exported beside the sampled share: %s',
    async (_how, changes, isExported) => {
      const { traces, names } = tracesOf(0);
      const one = request();
      traces.call(one, call());
      traces.request(one, seen(changes));
      expect(await names()).toEqual(isExported ? ['GET menu', 'GET towns'] : []);
    },
  );

  test('has what goes on in the background when the answer is given', async () => {
    const { traces, names } = tracesOf(1);
    const one = request();
    traces.request(one, seen());
    traces.call(one, call({ endedAtMs: 9_000 }));
    expect(await names()).toEqual(['GET menu', 'GET towns']);
  });

  test('keeps no more than 64 of its calls', async () => {
    const { traces, names } = tracesOf(1);
    const one = request();
    for (let count = 0; count < 100; count += 1) traces.call(one, call());
    traces.request(one, seen());
    expect(await names()).toHaveLength(65);
  });

  test('has the cache’s answer and our own code of a failure', async () => {
    const { traces, names, exporter } = tracesOf(1);
    const one = request();
    traces.pageRead(one, 'stale');
    traces.failure(one, 'upstream/unavailable');
    traces.request(one, seen());
    await names();
    expect(exporter.getFinishedSpans()[0]?.attributes).toMatchObject({
      'cache.outcome': 'stale',
      'error.type': 'upstream/unavailable',
    });
  });
});

test('the share is taken by the id, so that all who see it choose the same', () => {
  const ids = Array.from({ length: 2_000 }, () => crypto.randomUUID().replaceAll('-', ''));
  const remaining = ids.filter((id) => isOfShare(id, 0.1));
  expect(remaining.length).toBeGreaterThan(140);
  expect(remaining.length).toBeLessThan(260);
  expect(ids.filter((id) => isOfShare(id, 1))).toHaveLength(2_000);
  expect(ids.filter((id) => isOfShare(id, 0))).toHaveLength(0);
});
