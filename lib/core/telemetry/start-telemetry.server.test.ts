/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';

test('without a collector nothing of the libraries is loaded', async () => {
  setTestSettings();
  const loaded = jest.fn(() => ({}));
  jest.doMock('@opentelemetry/api', loaded);
  jest.doMock('@opentelemetry/sdk-trace-base', loaded);
  jest.doMock('@opentelemetry/sdk-metrics', loaded);
  const { startTelemetryIfSet: startTelemetryIfSet } = await import('./start-telemetry.server');
  await startTelemetryIfSet();
  const { telemetry } = await import('./telemetry.server');
  expect(telemetry()).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
});
