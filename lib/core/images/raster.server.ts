import 'server-only';

/** Only rasters, detected by their first bytes and never by their names. */
export function rasterType(bytes: Uint8Array): string | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'image/png';
  // The box begins with its length, a few dozen bytes: a drawing as text can have no zero there.
  const isBox = bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0 && (bytes[3] ?? 0) >= 16;
  if (isBox && ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12))) return 'image/avif';
  return null;
}
