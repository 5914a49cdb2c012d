/** @jest-environment node */
import { isInMemory, weakly } from '@/lib/core/process/test-memory';
import { bytesOf, compressBest, sizeOf, type Page, type Part } from './stored-page';

const HTML = Buffer.from(
  Array.from({ length: 3000 }, (_, index) => `<p>Бешбармак с казы ${index * 7919}</p>`).join(''),
);
const partOf = (body: Uint8Array): Part => ({ headers: [], etag: '"1"', bodies: { identity: body } });
const isBest = ({ bodies }: Part, quick: number) =>
  bodies.gzip !== undefined && bodies.br !== undefined && bodies.br.length < quick;

async function untilBest(part: Part, quick: number): Promise<void> {
  while (!isBest(part, quick)) await new Promise((resolve) => setImmediate(resolve));
}

test('holds of each encoding only the bytes that it sends', async () => {
  const part = partOf(HTML);
  let size = 0;
  const quick = await weakly(async () => {
    const bytes = await bytesOf(part.bodies, 'br');
    size = bytes.length;
    return bytes;
  });
  compressBest(part);
  await untilBest(part, size);
  expect(await isInMemory(quick)).toBe(false);
});

test('counts a page with all bytes that it will hold', async () => {
  const part = partOf(HTML);
  const page: Page = { status: 200, parts: { html: part } };
  const counted = sizeOf(page);
  compressBest(part);
  await untilBest(part, HTML.length);
  const held = Object.values(part.bodies).reduce((sum, bytes) => sum + bytes.length, 0);
  expect(held).toBeGreaterThan(HTML.length);
  expect(held).toBeLessThanOrEqual(counted);
  expect(sizeOf(page)).toBe(counted);
});
