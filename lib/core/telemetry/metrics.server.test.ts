/** @jest-environment node */
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AggregationTemporality, InMemoryMetricExporter } from '@opentelemetry/sdk-metrics';
import { makeMetrics } from './metrics.server';
import type { ObservedCall } from './telemetry.server';
import { testCall } from './test-call';

/** The outcomes by which a metric has counted one call. */
async function outcomesOf(metric: string, changes: Partial<ObservedCall>) {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const metrics = makeMetrics({ resource: resourceFromAttributes({}), exporter, everyMs: 60_000 });
  metrics.call(testCall(changes));
  await metrics.flush();
  const sent = exporter
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((one) => one.metrics));
  await metrics.stop();
  return sent
    .filter(({ descriptor }) => descriptor.name === metric)
    .flatMap(({ dataPoints }) => dataPoints.map(({ attributes }) => attributes.outcome));
}

describe('a call to the platform', () => {
  test.each<[outcome: string, status: number, counted: string]>([
    ['refused', 400, 'declined'],
    ['refused', 401, 'declined'],
    ['refused', 404, 'declined'],
    ['refused', 408, 'refused'],
    ['refused', 429, 'refused'],
    ['refused', 500, 'refused'],
    ['refused', 503, 'refused'],
    ['garbage', 200, 'garbage'],
    ['timeout', 0, 'timeout'],
  ])('a call to the platform that ends as %s with %i fails as %s', async (outcome, status, counted) => {
    expect(await outcomesOf('upstream.failures', { outcome, status })).toEqual([counted]);
    expect(await outcomesOf('upstream.call.duration', { outcome, status })).toEqual([counted]);
  });

  test('a call to the platform that went well is no failure', async () => {
    expect(await outcomesOf('upstream.failures', {})).toEqual([]);
    expect(await outcomesOf('upstream.call.duration', {})).toEqual(['ok']);
  });
});
