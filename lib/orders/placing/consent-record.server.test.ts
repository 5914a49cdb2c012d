/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTestSettings } from '@/lib/env/test-settings';
import { testOrderRequest } from './test-order-request';

const folder = mkdtempSync(join(tmpdir(), 'consents-'));
const file = join(folder, 'kept', 'consents.jsonl');
setTestSettings({ CONSENTS_FILE: file });
afterAll(() => rmSync(folder, { recursive: true }));

test('consents of orders are added to a file that only its owner reads', async () => {
  const { recordConsents } = await import('./consent-record.server');
  const { consents } = testOrderRequest();
  await recordConsents(9001, { consents, acceptsMarketing: false });
  await recordConsents(9002, { consents, acceptsMarketing: true });
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { recordedAt: expect.any(String) as unknown, orderId: 9001, consents, marketing: false },
    { recordedAt: expect.any(String) as unknown, orderId: 9002, consents, marketing: true },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
