/** @jest-environment node */
import type { EventEmitter } from 'node:events';
import { setTestSettings } from '@/lib/core/env/test-settings';

test('logging survives a full disk', async () => {
  setTestSettings({ LOG_LEVEL: 'info' });
  const { log } = await import('./log.server');
  const { symbols } = await import('pino');
  const output = Reflect.get(log, symbols.streamSym) as EventEmitter & { write: (line: string) => void };
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const written: string[] = [];
  jest.spyOn(output, 'write').mockImplementation((line) => {
    written.push(line);
    output.emit('error', full);
  });
  expect(() => log.error('written in vain')).not.toThrow();
  // And goes on when there is room again.
  log.error('written again');
  expect(written).toHaveLength(2);
});
