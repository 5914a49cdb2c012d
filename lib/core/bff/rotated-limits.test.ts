/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginProcess } from '@/lib/core/process/test-per-process';
import { startRedis, type TestRedis } from '@/lib/core/shared-store/test-redis';
import { isAnswered, until } from '@/lib/core/shared-store/test-stores';
import { setTestSettings } from '@/lib/core/env/test-settings';
import { LIMITS } from './limits';

const OLD = 'the-old-secret-of-the-tests-012345';
const NEW = 'the-new-secret-of-the-tests-012345';
const { requests } = LIMITS.support;

describeWith('redis')('a limit that several processes share', () => {
  let redis: TestRedis;
  let folder: string;
  beforeAll(async () => {
    redis = await startRedis();
    folder = mkdtempSync(join(tmpdir(), 'dastarkhan-limits-'));
  });
  afterAll(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  test('begins anew with a new secret, and holds by it', async () => {
    jest.resetModules();
    beginProcess();
    const file = join(folder, 'secrets');
    writeFileSync(file, OLD);
    setTestSettings({ REDIS_URL: redis.url, SESSION_SECRET_FILE: file });
    const { readSecretsOnSignal } = await import('@/lib/core/session/secrets.server');
    const { sharedStore } = await import('@/lib/core/shared-store/shared-store.server');
    const { countRequest } = await import('./rate-limit.server');
    const signals = new EventEmitter();
    readSecretsOnSignal(signals);
    const store = sharedStore();
    await until(() => isAnswered(store));

    const caller = { diner: '700431', headers: new Headers() };
    const countAll = async () => {
      for (let time = 0; time < requests; time += 1) await countRequest('support', caller);
    };
    await countAll();
    await expect(countRequest('support', caller)).rejects.toThrow('request/too-many');
    writeFileSync(file, `${NEW}\n${OLD}`);
    signals.emit('SIGHUP');
    await countAll();
    await expect(countRequest('support', caller)).rejects.toThrow('request/too-many');
    // Taken out, the old secret is not what anything is counted by.
    writeFileSync(file, NEW);
    signals.emit('SIGHUP');
    await expect(countRequest('support', caller)).rejects.toThrow('request/too-many');
    await store.close();
  });
});
