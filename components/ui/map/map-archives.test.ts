/** @jest-environment node */
import { readArchives } from './map-archives';
import { archiveOf, rangeOf } from './test-archive';

type Read = (requested: { url: string; type?: string }, stop: AbortController) => Promise<{ data: unknown }>;

const mockReaders: Record<string, Read> = {};
jest.mock(
  'maplibre-gl',
  () => ({ addProtocol: (scheme: string, read: Read) => (mockReaders[scheme] = read) }),
  // The package has no CommonJS entry, so jest's resolver does not find it.
  { virtual: true },
);

const ARCHIVE = 'https://app.example/map/kz.pmtiles';
const TILES = [
  { zoom: 10, column: 730, row: 375, bytes: Buffer.from('west') },
  { zoom: 10, column: 731, row: 375, bytes: Buffer.alloc(300, 'e') },
] as const;

const read = async (path: string, type?: string) =>
  mockReaders['pmtiles']?.({ url: `pmtiles://${ARCHIVE}${path}`, type }, new AbortController());
const tile = async (path: string) => Buffer.from((await read(path))?.data as Uint8Array).toString();

let isDown = false;
beforeEach(() => {
  isDown = false;
  const archive = archiveOf(TILES);
  globalThis.fetch = (address, init) => {
    expect(address).toBe(ARCHIVE);
    const { body, ...rest } = rangeOf(archive, new Headers(init?.headers).get('range') ?? undefined);
    return Promise.resolve(
      isDown ? new Response(null, { status: 503 }) : new Response(Uint8Array.from(body), rest),
    );
  };
  readArchives();
});

test('an archive tells its zooms, and gives the tiles that it has', async () => {
  expect(await read('', 'json')).toMatchObject({ data: { minzoom: 10, maxzoom: 10 } });
  expect(await tile('/10/730/375')).toBe('west');
  expect(await tile('/10/731/375')).toHaveLength(300);
  expect(await tile('/10/1/1')).toBe('');
});

test('an archive that is down is an error, and is requested again with the next style', async () => {
  isDown = true;
  await expect(read('', 'json')).rejects.toThrow('503');
  isDown = false;
  readArchives();
  expect(await tile('/10/730/375')).toBe('west');
});
