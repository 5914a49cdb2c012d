import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { PaintRows } from './place-rows';
import { rasterCommands } from './raster';
import { layoutSlip, PAPER, TEXT_SIZES, type PaperWidth, type Slip, type SlipRow } from './slip';

// The bytes of a slip. Its encoder is 29 kB (gzip), so that this file is imported when something is printed, and not before.

const LINE_FEED = 0x0a;
/** Lines that a printer feeds so that the text is past its knife. */
const FEED_BEFORE_CUT = 4;

/** Replacements of typographic characters, one for one, so that columns stay. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u00A0': ' ',
  '\u2009': ' ',
  '\u202F': ' ',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '×': 'x',
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '…': '.',
};

const asPlain = (text: string) => [...text].map((letter) => PLAIN[letter] ?? letter).join('');

/** Letters of code page 866, which practically every receipt printer has: Latin and Russian, neither Kazakh nor Georgian, no ₸ or ₾. */
const CODE_PAGE = 'cp866';
const OF_CODE_PAGE = /^[ -~А-Яа-яЁё№°·]*$/u;

const textsOf = (row: SlipRow): string[] => {
  if (row.kind === 'text') return [row.text];
  return row.kind === 'pair' ? [row.left, row.right] : [];
};
const isOfCodePage = (row: SlipRow) => textsOf(row).every((text) => OF_CODE_PAGE.test(asPlain(text)));

/** Which lines are drawn: all if a normal one must be, else the large ones. */
function drawnRows(rows: readonly SlipRow[]): (row: SlipRow) => boolean {
  const isUsual = (row: SlipRow) => !('size' in row) || row.size === 'normal';
  const areUsualDrawn = rows.some((row) => isUsual(row) && !isOfCodePage(row));
  return (row) => areUsualDrawn || !isOfCodePage(row);
}

/** Runs of lines that are printed in the same way, in their order. */
function runsOf(rows: readonly SlipRow[]): { isDrawn: boolean; rows: SlipRow[] }[] {
  const isDrawn = drawnRows(rows);
  const runs: { isDrawn: boolean; rows: SlipRow[] }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.isDrawn === isDrawn(row)) last.rows.push(row);
    else runs.push({ isDrawn: isDrawn(row), rows: [row] });
  }
  return runs;
}

function write(encoder: ReceiptPrinterEncoder, row: SlipRow, columns: number): void {
  if (row.kind === 'space') {
    encoder.newline();
    return;
  }
  if (row.kind === 'rule') {
    encoder.line('-'.repeat(columns));
    return;
  }
  const { width, height } = TEXT_SIZES[row.size];
  encoder.bold(row.bold).size(width, height);
  if (row.kind === 'text') encoder.align(row.align).line(asPlain(row.text));
  else {
    const [left, right] = [asPlain(row.left), asPlain(row.right)];
    encoder.align('left').line(left + right.padStart(Math.floor(columns / width) - left.length));
  }
  encoder.align('left').bold(false).size(1, 1);
}

/** ESC/POS bytes of a slip, by printer letters if it has all. @param paint draws lines otherwise */
export async function encodeSlip(
  slip: Slip,
  width: PaperWidth,
  paint: PaintRows,
): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, dots } = PAPER[width];
  const encoder = new ReceiptPrinterEncoder({
    columns,
    language: 'esc-pos',
    codepageMapping: 'epson',
    newline: '\n',
    feedAfterBlock: false,
    feedBeforeCut: FEED_BEFORE_CUT,
  });
  encoder.initialize().codepage(CODE_PAGE);
  for (const { isDrawn, rows } of runsOf(layoutSlip(slip, width))) {
    if (isDrawn) for (const command of rasterCommands(await paint(rows, dots))) encoder.raw(command);
    else for (const row of rows) write(encoder, row, columns);
  }
  const bytes = encoder.cut().encode();
  // The encoder feeds once more after the cut, which would be an empty line at the head of the next slip.
  return bytes.slice(0, bytes.findLastIndex((byte) => byte !== LINE_FEED) + 1);
}
