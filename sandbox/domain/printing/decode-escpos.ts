// Reads ESC/POS as a receipt printer does: what a job puts on paper, piece by piece. Knows what a slip is
// made of, and skips what it does not know by its two bytes.

export type Alignment = 'left' | 'center' | 'right';

/** A line of text, or what of it has the same look. */
export interface TextRun {
  text: string;
  bold: boolean;
  /** Factors of the usual letter, 12 × 24 dots. */
  width: number;
  height: number;
}

export type Printed =
  | { kind: 'line'; align: Alignment; runs: TextRun[] }
  /** One bit a dot, rows of whole bytes, black is 1. */
  | { kind: 'picture'; align: Alignment; width: number; height: number; dots: Buffer }
  | { kind: 'cut' };

const ESC = 0x1b;
const GS = 0x1d;
const DLE = 0x10;

/** Code pages by the number that `ESC t` names, as Epson counts them. */
const CODE_PAGES = new Map([
  [17, 'ibm866'],
  [46, 'windows-1251'],
]);
const ALIGNMENTS: readonly Alignment[] = ['left', 'center', 'right'];

/** Arguments of commands that are read over, by what follows ESC or GS. */
const SKIPPED_ESC: Readonly<Record<string, number>> = {
  M: 1,
  '-': 1,
  '!': 1,
  '3': 1,
  '2': 0,
  ' ': 1,
  R: 1,
  d: 1,
  J: 1,
};
const SKIPPED_GS: Readonly<Record<string, number>> = { B: 1, L: 2, W: 2, P: 2, r: 1, a: 1 };

/** The print mode from here on. */
interface State {
  codePage: string | undefined;
  align: Alignment;
  bold: boolean;
  width: number;
  height: number;
}

const newState = (): State => ({ codePage: undefined, align: 'left', bold: false, width: 1, height: 1 });

/** A printer without the page prints letters of its own in place of those beyond ASCII. */
function textOf(bytes: readonly number[], codePage: string | undefined): string {
  const buffer = Buffer.from(bytes);
  if (codePage !== undefined) return new TextDecoder(codePage).decode(buffer);
  return buffer.toString('latin1').replace(/[^ -~]/g, '?');
}

/** One column of bytes (`ESC *`, 24 dots) turned into rows. */
function rowsOfColumns(columns: Buffer, width: number, bytesPerColumn: number): Buffer {
  const rowBytes = Math.ceil(width / 8);
  const rows = Buffer.alloc(rowBytes * bytesPerColumn * 8);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < bytesPerColumn * 8; y += 1) {
      const byte = columns[x * bytesPerColumn + (y >> 3)] ?? 0;
      if (byte & (0x80 >> (y & 7)))
        rows.writeUInt8(rows.readUInt8(y * rowBytes + (x >> 3)) | (0x80 >> (x & 7)), y * rowBytes + (x >> 3));
    }
  }
  return rows;
}

/** The paper that the bytes of a job print. A job that breaks off has what came until then. */
export function decodeEscPos(bytes: Buffer): Printed[] {
  const printed: Printed[] = [];
  let state = newState();
  let letters: number[] = [];
  let runs: TextRun[] = [];
  let at = 0;

  const endRun = () => {
    if (letters.length === 0) return;
    const { codePage, bold, width, height } = state;
    runs.push({ text: textOf(letters, codePage), bold, width, height });
    letters = [];
  };
  const endLine = () => {
    endRun();
    printed.push({ kind: 'line', align: state.align, runs });
    runs = [];
  };
  const change = (changes: Partial<State>) => {
    endRun();
    state = { ...state, ...changes };
  };
  const picture = (width: number, height: number, dots: Buffer) => {
    if (letters.length + runs.length > 0) endLine();
    printed.push({ kind: 'picture', align: state.align, width, height, dots });
  };
  const byteAt = (offset: number) => bytes[at + offset] ?? 0;

  /** @returns how many bytes the command takes */
  function readEsc(letter: string): number {
    const argument = byteAt(2);
    switch (letter) {
      case '@':
        change(newState());
        return 2;
      case 't':
        change({ codePage: CODE_PAGES.get(argument) });
        return 3;
      case 'E':
        change({ bold: (argument & 1) === 1 });
        return 3;
      case 'a':
        change({ align: ALIGNMENTS[argument % 48] ?? 'left' });
        return 3;
      case '*': {
        const width = byteAt(3) + byteAt(4) * 256;
        const columnBytes = argument >= 32 ? 3 : 1;
        const columns = bytes.subarray(at + 5, at + 5 + width * columnBytes);
        picture(width, columnBytes * 8, rowsOfColumns(columns, width, columnBytes));
        const end = 5 + width * columnBytes;
        // The line feed after it is what prints it.
        return byteAt(end) === 0x0a ? end + 1 : end;
      }
      default:
        return 2 + (SKIPPED_ESC[letter] ?? 0);
    }
  }

  function readGs(letter: string): number {
    const argument = byteAt(2);
    switch (letter) {
      case '!':
        change({ width: (argument >> 4) + 1, height: (argument & 0x0f) + 1 });
        return 3;
      case 'v': {
        const rowBytes = byteAt(4) + byteAt(5) * 256;
        const height = byteAt(6) + byteAt(7) * 256;
        const dots = Buffer.alloc(rowBytes * height);
        bytes.copy(dots, 0, at + 8, at + 8 + dots.length);
        picture(rowBytes * 8, height, dots);
        return 8 + dots.length;
      }
      case 'V':
        if (letters.length + runs.length > 0) endLine();
        printed.push({ kind: 'cut' });
        return argument === 65 || argument === 66 ? 4 : 3;
      default:
        return 2 + (SKIPPED_GS[letter] ?? 0);
    }
  }

  while (at < bytes.length) {
    const byte = byteAt(0);
    const letter = String.fromCharCode(byteAt(1));
    if (byte === ESC) at += readEsc(letter);
    else if (byte === GS) at += readGs(letter);
    else if (byte === DLE) at += 3;
    else if (byte === 0x1c) at += 2;
    else {
      if (byte === 0x0a) endLine();
      else if (byte >= 0x20) letters.push(byte);
      at += 1;
    }
  }
  if (letters.length + runs.length > 0) endLine();
  return printed;
}
