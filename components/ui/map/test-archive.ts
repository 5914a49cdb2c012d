import { zxyToTileId } from 'pmtiles';

/** A tile of an archive. */
export interface ArchivedTile {
  zoom: number;
  column: number;
  row: number;
  bytes: Uint8Array;
}

const HEADER_BYTES = 127;
const NOT_PACKED = 1;
const VECTOR = 1;
const DEGREES = 10_000_000;

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))];

/** A PMTiles archive (its specification's version 3) of vector tiles of one zoom, for the whole world. */
export function archiveOf(tiles: readonly [ArchivedTile, ...ArchivedTile[]]): Buffer {
  const entries = tiles
    .map(({ zoom, column, row, bytes }) => ({ id: zxyToTileId(zoom, column, row), bytes }))
    .sort((one, other) => one.id - other.id);
  const steps = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const lengths = entries.map(({ bytes }) => bytes.length);
  // One after another: the first one's place, then zeros.
  const places = entries.map((_, index) => (index === 0 ? 1 : 0));
  const directory = Buffer.from(
    [entries.length, ...steps, ...entries.map(() => 1), ...lengths, ...places].flatMap(varint),
  );
  const data = Buffer.concat(entries.map(({ bytes }) => bytes));
  const metadata = Buffer.from('{}');
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const [metadataAt, dataAt] = [
    HEADER_BYTES + directory.length,
    HEADER_BYTES + directory.length + metadata.length,
  ];
  const long = [HEADER_BYTES, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length];
  const counts = [entries.length, entries.length, entries.length];
  [...long, ...counts].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  const { zoom } = tiles[0];
  [1, NOT_PACKED, NOT_PACKED, VECTOR, zoom, zoom].forEach((value, index) =>
    header.writeUInt8(value, 96 + index),
  );
  [-180, -85, 180, 85].forEach((value, index) => header.writeInt32LE(value * DEGREES, 102 + 4 * index));
  return Buffer.concat([header, directory, metadata, data]);
}

/** The answer of a server that has the archive, to a request for some of its bytes. */
export function rangeOf(archive: Buffer, header: string | undefined) {
  const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(header ?? '') ?? [];
  const body = archive.subarray(Number(from), Number(to) + 1);
  return { status: 206, body, headers: { 'content-length': String(body.length) } };
}
