/** @jest-environment node */
import { setTestSettings } from '@/lib/env/test-settings';

setTestSettings();

test('a warning that anybody can cause is one line a minute, with the number of those left out', async () => {
  const { log } = await import('./log.server');
  const { warnSeldom } = await import('./seldom.server');
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  for (let time = 0; time < 500; time += 1) warnSeldom('expired', 'session cookie refused');
  warnSeldom('tampered', 'session cookie refused');
  clock.mockReturnValue(1_060_000);
  warnSeldom('expired', 'session cookie refused');
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
    { reason: 'expired', leftOut: 0 },
    { reason: 'tampered', leftOut: 0 },
    { reason: 'expired', leftOut: 499 },
  ]);
});
