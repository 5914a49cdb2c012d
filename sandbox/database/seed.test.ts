/** @jest-environment node */
import { z } from 'zod';
import { buildServer } from '../server';
import { readSettings, StartError } from '../kernel/settings';
import { sendTo } from '../testing/send-to';
import { makeStorage, OPEN_TIMEOUT_MS } from '../testing/open';

const counted = z.object({ meta: z.object({ total: z.number() }) });
const SMALL = 0.2;
const GREATER = 0.4;

describe('SANDBOX_SCALE', () => {
  it('is standard, large or a number', () => {
    const scaleOf = (text?: string) => readSettings({ SANDBOX_SCALE: text }).scale;
    expect([scaleOf(), scaleOf('standard'), scaleOf('large'), scaleOf('0.2')]).toEqual([1, 1, 'large', 0.2]);
    for (const text of ['big', 'Large', '0', '-1', '101', '1e1']) {
      expect(() => scaleOf(text)).toThrow(StartError);
      expect(() => scaleOf(text)).toThrow(/^The setting SANDBOX_SCALE must be .*\.$/);
    }
  });

  it(
    'makes another catalogue in the same place when it is changed, and the same one when it is not',
    async () => {
      const place = await makeStorage(SMALL);
      const lines: string[] = [];
      const totalAt = async (scale: number) => {
        const settings = readSettings({ ...place.environment, SANDBOX_SCALE: String(scale) });
        const running = await buildServer(settings, (line) => lines.push(line));
        const answer = await sendTo(running.app, { url: '/takeaway/v2/locations?limit=1' });
        await running.close();
        return counted.parse(answer.body).meta.total;
      };
      const small = await totalAt(SMALL);
      const greater = await totalAt(GREATER);
      lines.length = 0;
      expect(await totalAt(GREATER)).toBe(greater);
      expect(lines.filter((line) => line.startsWith('Filling'))).toEqual([]);
      expect(greater).toBeGreaterThan(small);
      await place.remove();
    },
    OPEN_TIMEOUT_MS,
  );
});
