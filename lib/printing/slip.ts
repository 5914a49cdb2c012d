import type { Language } from '@/lib/core/site/site';
import { visibleText } from '@/lib/core/text/visible-text';

/** Rolls of paper by their width in millimetres: what a printer of 203 dpi writes across. */
export const PAPER = {
  58: { columns: 32, dots: 384 },
  80: { columns: 48, dots: 576 },
} as const;
export type PaperWidth = keyof typeof PAPER;

/** One line of an order on a slip. */
export interface SlipLine {
  name: string;
  count: number;
  additives: readonly { name: string; count: number }[];
  /** Formatted; without the currency's sign it is printed by the printer's own letters. */
  sum: string;
}

/** The slip that the guest of a kiosk takes away on paper: no fiscal receipt. All texts are in the slip's language, formatted. */
export interface Slip {
  language: Language;
  venue: { id: number; name: string; address: string | null };
  /** By which the guest is called. */
  orderNumber: string;
  /** Day and time in the venue's zone. */
  madeAt: string;
  /** In the restaurant, or to take away. */
  service: string;
  customerName: string | null;
  lines: readonly SlipLine[];
  /** Between the lines and the total: discounts with their minus, the service charge, bonuses. */
  sums: readonly { name: string; sum: string }[];
  total: string;
  /** How it is paid, or that it is to be paid at the counter. */
  payment: string;
  /** That it is no fiscal receipt. */
  note: string;
  labels: { orderNumber: string; customerName: string; total: string };
}

/** How many columns and how many usual lines a letter takes. */
export const TEXT_SIZES = {
  normal: { width: 1, height: 1 },
  tall: { width: 1, height: 2 },
  double: { width: 2, height: 2 },
  triple: { width: 3, height: 3 },
} as const;
export type TextSize = keyof typeof TEXT_SIZES;

interface RowStyle {
  size: TextSize;
  bold: boolean;
}

/** One printed line. */
export type SlipRow =
  | ({ kind: 'text'; text: string; align: 'left' | 'center' } & RowStyle)
  /** `right` ends at the right edge. */
  | ({ kind: 'pair'; left: string; right: string } & RowStyle)
  | { kind: 'rule' }
  | { kind: 'space' };

/** A sum that would leave less than so many columns to its name has a line of its own. */
const MIN_NAME_COLUMNS = 12;
const INDENT = '  ';

const lengthOf = (text: string) => [...text].length;

/** Lines of at most so many characters, broken between words where there are any; a no-break space is no end of a word. */
export function wrapText(text: string, columns: number): string[] {
  const texts = visibleText(text.normalize('NFC'))
    .split(/[ \n]+/u)
    .filter(Boolean);
  const lines: string[] = [];
  let line = '';
  for (const word of texts) {
    const letters = [...word];
    if (line !== '' && lengthOf(line) + 1 + letters.length <= columns) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while (letters.length > columns) lines.push(letters.splice(0, columns).join(''));
    line = letters.join('');
  }
  return line === '' ? lines : [...lines, line];
}

const oneLine = (text: string) => wrapText(text, Infinity)[0] ?? '';

/** The largest of the sizes in which a text stands on one line; the last one where none does. */
function fittingSize(text: string, columns: number, sizes: readonly [TextSize, ...TextSize[]]): TextSize {
  const fits = (size: TextSize) => lengthOf(oneLine(text)) * TEXT_SIZES[size].width <= columns;
  return sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
}

function centred(text: string, columns: number, style: Partial<RowStyle> = {}): SlipRow[] {
  const { size = 'normal', bold = false } = style;
  const width = Math.floor(columns / TEXT_SIZES[size].width);
  return wrapText(text, width).map((line) => ({ kind: 'text', text: line, align: 'center', size, bold }));
}

/** A name with its sum at the right edge of its first line; further lines of the name are indented. */
function pair(name: string, sum: string, columns: number, style: Partial<RowStyle> = {}): SlipRow[] {
  const { size = 'normal', bold = false } = style;
  const right = oneLine(sum);
  const room = columns - lengthOf(right) - 1;
  const hasOwnLine = room < MIN_NAME_COLUMNS;
  const [first = '', ...rest] = wrapText(name, (hasOwnLine ? columns : room) - INDENT.length);
  const left = (text: string): SlipRow => ({ kind: 'text', text, align: 'left', size, bold });
  const further = rest.map((line) => left(INDENT + line));
  if (hasOwnLine) return [left(first), ...further, { kind: 'pair', left: '', right, size, bold }];
  return [{ kind: 'pair', left: first, right, size, bold }, ...further];
}

function additiveRows({ name, count }: SlipLine['additives'][number], columns: number): SlipRow[] {
  const text = `+ ${name}${count > 1 ? `\u00A0×\u00A0${count}` : ''}`;
  return wrapText(text, columns - INDENT.length * 2).map((line, index) => ({
    kind: 'text',
    text: (index === 0 ? INDENT : INDENT + INDENT) + line,
    align: 'left',
    size: 'normal',
    bold: false,
  }));
}

/** The printed lines of a slip on paper of that width; none is longer than its columns. */
export function layoutSlip(slip: Slip, width: PaperWidth): SlipRow[] {
  const { columns } = PAPER[width];
  const { venue, labels, customerName } = slip;
  const numberSize = fittingSize(slip.orderNumber, columns, ['triple', 'double', 'tall']);
  return [
    ...centred(venue.name, columns, { size: 'tall', bold: true }),
    ...centred(venue.address ?? '', columns),
    { kind: 'space' },
    ...centred(labels.orderNumber, columns),
    ...centred(slip.orderNumber, columns, { size: numberSize, bold: true }),
    ...centred(slip.service, columns, { bold: true }),
    ...centred(slip.madeAt, columns),
    ...(customerName ? centred(`${labels.customerName}: ${customerName}`, columns) : []),
    { kind: 'rule' },
    ...slip.lines.flatMap((line) => [
      ...pair(`${line.count} × ${line.name}`, line.sum, columns),
      ...line.additives.flatMap((additive) => additiveRows(additive, columns)),
    ]),
    { kind: 'rule' },
    ...slip.sums.flatMap(({ name, sum }) => pair(name, sum, columns)),
    ...pair(labels.total, slip.total, columns, { size: 'tall', bold: true }),
    { kind: 'space' },
    ...centred(slip.payment, columns, { size: 'tall', bold: true }),
    { kind: 'space' },
    ...centred(slip.note, columns),
  ];
}
