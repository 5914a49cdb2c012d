/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { readLedger } from '../../testing/send-to';
import { openBeforeTests, startOver } from '../../testing/hooks';
import { orderOf } from '../../testing/kinds';
import { openTablet, placeByTablet, tabletTakeaway } from '../../testing/tablets';

let app: FastifyInstance;

openBeforeTests(1, (running) => ({ app } = running));
// 12:00 of a Wednesday in Almaty.
beforeEach(() => startOver(app, { at: '2030-03-13T07:00:00.000Z' }));

it('two kiosks that make 50 orders side by side lose none and give no number twice', async () => {
  const body = await tabletTakeaway(app);
  async function make(device: string): Promise<string[]> {
    const numbers: string[] = [];
    for (let count = 0; count < 25; count += 1) {
      const answer = await placeByTablet(app, await openTablet(app, device), 'takeaway', body);
      numbers.push(String(orderOf(answer).attributes.number));
    }
    return numbers;
  }
  const numbers = (await Promise.all([make('kiosk-0001'), make('kiosk-0002')])).flat();
  expect(new Set(numbers).size).toBe(50);
  const ledger = await readLedger(app);
  expect([ledger.length, new Set(ledger.map(({ id }) => id)).size]).toEqual([50, 50]);
});
