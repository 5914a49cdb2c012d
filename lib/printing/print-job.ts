/** Bytes of one job at most: about 110 lines drawn on the wide paper. */
export const MAX_JOB_BYTES = 256 * 1024;
/** Characters of the code of a network printer. */
export const MAX_CODE_LENGTH = 64;
/** What such a code may be written with: it travels as a header. */
export const PRINTER_CODE = /^[\w-]{1,64}$/;

const ESC = 0x1b;
const FS = 0x1c;
const GS = 0x1d;

const code = (letter: string) => letter.charCodeAt(0);

/** Commands that a slip has, by their two bytes, and how many bytes each takes after them. */
const ARGUMENTS = new Map<number, number>([
  [(ESC << 8) | code('t'), 1], // code page
  [(ESC << 8) | code('E'), 1], // bold
  [(ESC << 8) | code('a'), 1], // alignment
  [(ESC << 8) | code('M'), 1], // font
  [(ESC << 8) | code('2'), 0], // usual line height
  [(ESC << 8) | code('3'), 1], // line height
  [(FS << 8) | code('.'), 0], // letters of one byte
  [(GS << 8) | code('!'), 1], // size
]);
const INIT = (ESC << 8) | code('@');
const RASTER = (GS << 8) | code('v');
const CUT = (GS << 8) | code('V');

const isFeed = (byte: number | undefined) => byte === 0x0a || byte === 0x0d;

/** Bytes of a picture's command: `GS v 0`, mode, width in bytes and height in rows, both little-endian, then its dots. */
function rasterLength(bytes: Uint8Array, at: number): number {
  const [zero, , widthLow = 0, widthHigh = 0, heightLow = 0, heightHigh = 0] = bytes.subarray(at + 2, at + 8);
  if (zero !== code('0')) return NaN;
  return 8 + (widthLow + widthHigh * 256) * (heightLow + heightHigh * 256);
}

/** Length of what begins at that byte; NaN for a command that no slip has. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if (isFeed(byte) || (byte >= 0x20 && byte !== 0x7f)) return 1;
  const command = (byte << 8) | (bytes[at + 1] ?? 0);
  if (command === RASTER) return rasterLength(bytes, at);
  const taken = ARGUMENTS.get(command);
  return taken === undefined ? NaN : 2 + taken;
}

/**
 * Whether bytes are one slip in ESC/POS: they begin with the initialization, end with a cut, and have nothing between but text, its
 * look and pictures. Whatever else a printer can do (open a drawer of cash, store a logo, change its settings) is none.
 */
export function isPrintJob(bytes: Uint8Array): boolean {
  if (((bytes[0] ?? 0) << 8) + (bytes[1] ?? 0) !== INIT) return false;
  let at = 2;
  while (at < bytes.length) {
    if (((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0) === CUT)
      return (bytes[at + 2] ?? 2) <= 1 && bytes.length === at + 3;
    const length = lengthAt(bytes, at);
    // Also where it is no number.
    if (!(at + length <= bytes.length)) return false;
    at += length;
  }
  return false;
}
