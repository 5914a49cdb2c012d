/** @jest-environment node */
import type { RunningSandbox } from '../server';
import { openBeforeTests } from '../testing/hooks';

let running: RunningSandbox;
openBeforeTests(1, (opened) => (running = opened));

const sheet = (query: string) => running.app.inject({ url: `/print/barcodes?${query}` });

it('a shop’s sheet has every symbology and the codes that lead to it', async () => {
  const answer = await sheet('filial_id=90001&lang=kk');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  const printed = [...answer.payload.matchAll(/data-symbology="(\w+)"/g)].map(([, name]) => name);
  expect(new Set(printed)).toEqual(
    new Set(['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF', 'Code128', 'Code39', 'Code93', 'QRCode']),
  );
  expect(answer.payload).toContain('/filials/90001?source=FRIDGE');
  expect(answer.payload).toContain('data-text="FR-90001-01"');
});

it('a restaurant’s sheet has the codes of its tables, with their secrets', async () => {
  const { payload } = await sheet('filial_id=3107');
  expect(payload).toContain(
    'table_id=815&#38;main_terminal_id=3107&#38;source=QR&#38;table_secret=samal-terrace-15',
  );
  expect(payload).not.toContain('source=FRIDGE');
});

it('an unknown venue has no sheet', async () => {
  expect((await sheet('filial_id=999999')).statusCode).toBe(404);
  expect((await sheet('filial_id=x')).statusCode).toBe(422);
});
