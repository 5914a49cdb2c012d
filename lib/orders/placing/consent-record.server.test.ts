/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '@/lib/core/site/site';
import { startFakePlatform, type FakePlatform } from '@/lib/core/upstream/test-platform';

const folder = mkdtempSync(join(tmpdir(), 'consents-'));
const file = join(folder, 'kept', 'consents.jsonl');
const KZ: Site = { country: 'kz', language: 'ru', surface: 'web' };
const GE: Site = { country: 'ge', language: 'ka', surface: 'web' };
const heads = (version: string) => ({
  json: {
    data: ['offer', 'personal_data_consent', 'marketing_consent'].map((code) => ({
      code,
      title: code,
      version,
      published_at: '2026-03-01',
    })),
  },
});

let platform: FakePlatform;
let record: typeof import('./consent-record.server').recordConsents;
let sealed: typeof import('@/lib/legal/shown-versions.server').sealedDocuments;
beforeAll(async () => {
  platform = await startFakePlatform({ CONSENTS_FILE: file });
  ({ recordConsents: record } = await import('./consent-record.server'));
  ({ sealedDocuments: sealed } = await import('@/lib/legal/shown-versions.server'));
});
beforeEach(() => {
  platform.reset();
  platform.answer(heads('2.1'));
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const linesOf = (orderId: number) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { orderId: number; recordedAt: string; documents: unknown[] })
    .filter((line) => line.orderId === orderId);
const of = (version: string, ...codes: string[]) => codes.map((code) => ({ code, version }));

// Holds CHK-27.
describe('the record of the consents of an order', () => {
  test('has the versions that the page showed, and the time of our server, in a file that only its owner reads', async () => {
    const before = Date.now();
    const [offer, personal] = await sealed(KZ);
    if (!offer || !personal) throw new Error('no documents');
    platform.answer(heads('3.0'));
    await record(9001, KZ, { consents: { documents: [offer, personal] }, acceptsMarketing: false });
    const [line, ...others] = linesOf(9001);
    expect(line).toEqual({
      recordedAt: expect.any(String) as unknown,
      orderId: 9001,
      documents: of('2.1', 'offer', 'personal_data_consent'),
      areShown: true,
      marketing: false,
    });
    expect(others).toEqual([]);
    expect(Date.parse(line?.recordedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is one line, whatever a repetition of the order says', async () => {
    const documents = await sealed(KZ);
    await record(9002, KZ, { consents: { documents }, acceptsMarketing: true });
    await record(9002, KZ, { consents: { documents: of('never-seen', 'offer') }, acceptsMarketing: false });
    await record(9002, KZ, { consents: { documents: [] }, acceptsMarketing: false });
    expect(linesOf(9002)).toHaveLength(1);
    expect(linesOf(9002)[0]).toMatchObject({ areShown: true, marketing: true });
  });

  test.each([
    ['a version that was never shown', 9003, async () => of('never-seen', 'offer')],
    ['a version without its seal', 9004, async () => of('2.1', 'offer')],
    [
      'the seal of another version',
      9005,
      async () => (await sealed(KZ)).map((one) => ({ ...one, version: '9' })),
    ],
    ['the seal of another country', 9006, async () => sealed(GE)],
  ])('has the versions in force in place of %s', async (_what, orderId, documents) => {
    const sent = await documents();
    await record(orderId, KZ, { consents: { documents: sent }, acceptsMarketing: false });
    expect(linesOf(orderId)).toEqual([
      expect.objectContaining({ documents: of('2.1', 'offer', 'personal_data_consent'), areShown: false }),
    ]);
  });

  // Holds CHK-27.
  test.each([
    ['no text', 9007, () => false],
    ['the offer alone', 9008, (code: string) => code === 'offer'],
    ['marketing alone', 9009, (code: string) => code === 'marketing_consent'],
  ])('has the versions in force where the page proves %s', async (_what, orderId, isSent) => {
    const documents = (await sealed(KZ)).filter(({ code }) => isSent(code));
    await record(orderId, KZ, { consents: { documents }, acceptsMarketing: true });
    const codes = ['offer', 'personal_data_consent', 'marketing_consent'];
    const [line] = linesOf(orderId);
    expect(line).toMatchObject({ areShown: false, marketing: true });
    expect(line?.documents).toHaveLength(codes.length);
    expect(line?.documents).toEqual(expect.arrayContaining(of('2.1', ...codes)));
  });

  test('leaves out a proven text that was not agreed to', async () => {
    await record(9010, KZ, { consents: { documents: await sealed(KZ) }, acceptsMarketing: false });
    expect(linesOf(9010)).toEqual([
      expect.objectContaining({ documents: of('2.1', 'offer', 'personal_data_consent'), areShown: true }),
    ]);
  });
});
