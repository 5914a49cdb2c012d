/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { emptyInProcess } from '@/lib/core/process/test-per-process';

setTestSettings();
beforeEach(() => emptyInProcess('throttledWarnings'));

test('a warning that any client can cause is one line a minute, with the number of those left out', async () => {
  const { log } = await import('./log.server');
  const { warnThrottled } = await import('./throttled-log.server');
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  for (let time = 0; time < 500; time += 1) warnThrottled('expired', 'session cookie refused');
  warnThrottled('tampered', 'session cookie refused');
  clock.mockReturnValue(1_060_000);
  warnThrottled('expired', 'session cookie refused');
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
    { reason: 'expired', leftOut: 0 },
    { reason: 'tampered', leftOut: 0 },
    { reason: 'expired', leftOut: 499 },
  ]);
});

test('the minute counts for the process, though each bundle has a copy of this module', async () => {
  const logged: unknown[] = [];
  for (let bundle = 0; bundle < 3; bundle += 1) {
    jest.resetModules();
    const { log } = await import('./log.server');
    jest.spyOn(log, 'warn').mockImplementation((fields: unknown) => void logged.push(fields));
    const { warnThrottled } = await import('./throttled-log.server');
    warnThrottled('expired', 'session cookie refused');
  }
  expect(logged).toEqual([{ reason: 'expired', leftOut: 0 }]);
});
