import type { SlipRow, TextSize } from './slip';

/** Dots as a canvas has them: red, green, blue and opacity, row by row. */
export type Picture = Pick<ImageData, 'data' | 'width' | 'height'>;
/** Draws printed lines, black on white, on paper that is so many dots wide. */
export type PaintRows = (rows: readonly SlipRow[], dots: number) => Promise<Picture>;

/** In dots, of which 203 are an inch. */
const LINE_HEIGHT = 32;
const FONT_SIZES: Record<TextSize, number> = { normal: 23, tall: 32, double: 52, triple: 84 };
const HEIGHTS: Record<TextSize, number> = { normal: LINE_HEIGHT, tall: 48, double: 72, triple: 108 };
const RULE_HEIGHT = 20;
const SPACE_HEIGHT = 18;
/** Between a name and its sum. */
const GAP = 12;
const INDENT = 24;
const DASH = { step: 12, width: 6, height: 2 };

/** How a text looks: the size of its letters in dots, and whether they are bold. */
export interface TextStyle {
  size: number;
  bold: boolean;
}

/** A text in its place; all measures are dots. */
export interface PlacedText extends TextStyle {
  text: string;
  /** Of its left end, its middle or its right end, as `align` says. */
  x: number;
  baseline: number;
  align: 'left' | 'center' | 'right';
  /** A text that is wider is drawn narrower: every line was broken by its columns. */
  maxWidth: number;
}

/** Dashes of a rule, from the left edge to the right one. */
export interface PlacedDash {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PlacedRows {
  height: number;
  texts: PlacedText[];
  dashes: PlacedDash[];
}

function heightOf(row: SlipRow): number {
  if (row.kind === 'rule') return RULE_HEIGHT;
  return row.kind === 'space' ? SPACE_HEIGHT : HEIGHTS[row.size];
}

/** The looks of all texts of the rows, for fonts that have to be there before anything is measured. */
export function textsOfRows(rows: readonly SlipRow[]): (TextStyle & { text: string })[] {
  return rows.flatMap((row) => {
    if (!('size' in row)) return [];
    const style = { size: FONT_SIZES[row.size], bold: row.bold };
    const texts = row.kind === 'text' ? [row.text.trimStart()] : [row.left, row.right];
    return texts.filter(Boolean).map((text) => ({ ...style, text }));
  });
}

/** Leading spaces of a line are its indent; drawn letters have widths of their own. */
function indentOf(text: string): number {
  return (text.length - text.trimStart().length) * (INDENT / 2);
}

function placeTexts(
  row: Extract<SlipRow, { size: TextSize }>,
  { top, dots, widthOf }: { top: number; dots: number; widthOf: (text: string, style: TextStyle) => number },
): PlacedText[] {
  const style = { size: FONT_SIZES[row.size], bold: row.bold };
  const baseline = top + Math.round(HEIGHTS[row.size] * 0.74);
  const shared = { ...style, baseline };
  if (row.kind === 'pair') {
    const taken = Math.min(dots, widthOf(row.right, style)) + GAP;
    const right = { ...shared, text: row.right, x: dots, align: 'right', maxWidth: dots } as const;
    const maxWidth = Math.max(1, dots - taken);
    return row.left === ''
      ? [right]
      : [right, { ...shared, text: row.left, x: 0, align: 'left' as const, maxWidth }];
  }
  if (row.align === 'center')
    return [{ ...shared, text: row.text, x: dots / 2, align: 'center', maxWidth: dots }];
  const indent = indentOf(row.text);
  return [{ ...shared, text: row.text.trimStart(), x: indent, align: 'left', maxWidth: dots - indent }];
}

/** Positions of drawn lines, for canvas and server. @param widthOf a text's width in dots */
export function placeRows(
  rows: readonly SlipRow[],
  dots: number,
  widthOf: (text: string, style: TextStyle) => number,
): PlacedRows {
  const placed: PlacedRows = { height: 0, texts: [], dashes: [] };
  for (const row of rows) {
    const top = placed.height;
    placed.height += heightOf(row);
    if (row.kind === 'space') continue;
    if (row.kind === 'rule') {
      const { step, width, height } = DASH;
      for (let x = 0; x < dots; x += step)
        placed.dashes.push({ x, y: top + (RULE_HEIGHT - height) / 2, width, height });
    } else placed.texts.push(...placeTexts(row, { top, dots, widthOf }));
  }
  return placed;
}
