/** @jest-environment node */
import { startOtlpReceiver } from './otlp-receiver.mjs';

const attribute = (key, stringValue) => ({ key, value: { stringValue } });
const RESOURCE = {
  attributes: [attribute('service.name', 'dastarkhan'), attribute('service.instance.id', 'a')],
};
const OF = 'job="dastarkhan",instance="a"';
const METRICS = [
  { name: 'store.up', unit: '{store}', gauge: { dataPoints: [{ attributes: [], asInt: '1' }] } },
  {
    name: 'process.cpu.time',
    unit: 's',
    sum: { isMonotonic: true, dataPoints: [{ attributes: [], asDouble: 1.5 }] },
  },
  {
    name: 'http.server.request.duration',
    unit: 's',
    histogram: {
      dataPoints: [
        {
          attributes: [attribute('http.route', 'a "menu"')],
          explicitBounds: [0.1, 5],
          bucketCounts: [2, '0', 1],
          count: 3,
          sum: 7.25,
        },
      ],
    },
  },
];

let server;
let origin;
beforeAll(async () => {
  server = await startOtlpReceiver(0);
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => server.close());

const shown = async () => (await (await fetch(`${origin}/metrics`)).text()).trim().split('\n');
const send = (path, body) => fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });

test('what a process sends is shown as Prometheus names it, until the process is silent', async () => {
  await send('/v1/traces', { resourceSpans: [] });
  await send('/v1/metrics', {
    resourceMetrics: [{ resource: RESOURCE, scopeMetrics: [{ metrics: METRICS }] }],
  });
  const route = 'http_route="a \\"menu\\""';
  expect(await shown()).toEqual([
    `store_up{${OF}} 1`,
    `process_cpu_time_seconds_total{${OF}} 1.5`,
    `http_server_request_duration_seconds_bucket{${OF},${route},le="0.1"} 2`,
    `http_server_request_duration_seconds_bucket{${OF},${route},le="5"} 2`,
    `http_server_request_duration_seconds_bucket{${OF},${route},le="+Inf"} 3`,
    `http_server_request_duration_seconds_count{${OF},${route}} 3`,
    `http_server_request_duration_seconds_sum{${OF},${route}} 7.25`,
  ]);
  const later = performance.now() + 5_001;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(await shown()).toEqual(['']);
});
