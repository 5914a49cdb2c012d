/** Maximum job size: about 450 wide lines; 100 positions with two-line names are 300. */
export const MAX_JOB_BYTES = 1024 * 1024;
/** Characters of the code of a network printer. */
export const MAX_CODE_LENGTH = 64;
/** The characters of such a code: it travels as a header. */
export const PRINTER_CODE = /^[\w-]{1,64}$/;

const ESC = 0x1b;
const FS = 0x1c;
const GS = 0x1d;
/** Begins a command that a printer executes as soon as it arrives, also among the dots of a picture. */
export const DLE = 0x10;

const code = (letter: string) => letter.charCodeAt(0);
const commandOf = (lead: number, letter: string) => (lead << 8) | code(letter);

/** All commands of a slip's text, by their two bytes, with the values of their one argument; null where a command has none. */
const COMMANDS = new Map<number, readonly number[] | null>([
  [commandOf(ESC, 't'), [17]], // code page 866
  [commandOf(ESC, 'E'), [0, 1]], // bold
  [commandOf(ESC, 'M'), [0]], // font
  [commandOf(FS, '.'), null], // letters of one byte
  [commandOf(GS, '!'), [0x00, 0x01, 0x11, 0x22]], // size, see TEXT_SIZES
]);
const INIT = commandOf(ESC, '@');
const RASTER = commandOf(GS, 'v');
const CUT = commandOf(GS, 'V');
/** Full and partial. */
const CUTS = [0, 1];

/** Modes of a raster (normal, double width, double height, both), each by its two numbers. */
const RASTER_MODES = [0, 1, 2, 3, 48, 49, 50, 51];
const RASTER_HEADER_BYTES = 8;
/** 576 dots, the width of the widest paper. */
const MAX_RASTER_WIDTH_BYTES = 72;
/** The limit of a printer's manual; a command with more is read in another way. */
const MAX_RASTER_ROWS = 2303;

/** The length of a `GS v 0` picture: mode, width in bytes, height in rows, dots. @returns NaN if invalid */
function rasterLength(bytes: Uint8Array, at: number): number {
  const header = bytes.subarray(at + 2, at + RASTER_HEADER_BYTES);
  const [zero, mode = NaN, widthLow = 0, widthHigh = 0, rowsLow = 0, rowsHigh = 0] = header;
  const width = widthLow + widthHigh * 256;
  const rows = rowsLow + rowsHigh * 256;
  const isRaster = zero === code('0') && RASTER_MODES.includes(mode);
  const hasSize = width >= 1 && width <= MAX_RASTER_WIDTH_BYTES && rows >= 1 && rows <= MAX_RASTER_ROWS;
  return isRaster && hasSize ? RASTER_HEADER_BYTES + width * rows : NaN;
}

const isText = (byte: number) => byte === 0x0a || (byte >= 0x20 && byte !== 0x7f);

/** Length of what begins at that byte; NaN for what no slip has. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if (isText(byte)) return 1;
  const command = (byte << 8) | (bytes[at + 1] ?? 0);
  if (command === RASTER) return rasterLength(bytes, at);
  const values = COMMANDS.get(command);
  if (values === undefined) return NaN;
  if (values === null) return 2;
  return values.includes(bytes[at + 2] ?? NaN) ? 3 : NaN;
}

/** True for one ESC/POS slip (KIOSK-37): init, text, looks, counted pictures, one cut; never DLE. */
export function isPrintJob(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_JOB_BYTES || bytes.includes(DLE)) return false;
  if (((bytes[0] ?? 0) << 8) + (bytes[1] ?? 0) !== INIT) return false;
  let at = 2;
  while (at < bytes.length) {
    if (((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0) === CUT)
      return CUTS.includes(bytes[at + 2] ?? NaN) && bytes.length === at + 3;
    const length = lengthAt(bytes, at);
    // Also where it is no number.
    if (!(at + length <= bytes.length)) return false;
    at += length;
  }
  return false;
}
