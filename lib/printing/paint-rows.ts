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

function heightOf(row: SlipRow): number {
  if (row.kind === 'rule') return RULE_HEIGHT;
  return row.kind === 'space' ? SPACE_HEIGHT : HEIGHTS[row.size];
}

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function openCanvas(width: number, height: number): Context {
  const canvas =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

/** Thin strokes would break up on paper. */
const fontOf = ({ size, bold }: { size: TextSize; bold: boolean }) =>
  `${bold ? 700 : 500} ${FONT_SIZES[size]}px ${getComputedStyle(document.body).fontFamily}`;

const textOf = (row: SlipRow) => {
  if (row.kind === 'text') return row.text;
  return row.kind === 'pair' ? `${row.left} ${row.right}` : '';
};

/** A canvas draws with what is there: letters of a font's other files come when a text needs them. */
async function loadFonts(rows: readonly SlipRow[]): Promise<void> {
  // A font that does not come is replaced by one of the device.
  await Promise.allSettled(
    rows.flatMap((row) => ('size' in row ? document.fonts.load(fontOf(row), textOf(row)) : [])),
  );
}

/** Leading spaces of a line are its indent; letters of a canvas have widths of their own. */
function indentOf(text: string): number {
  return (text.length - text.trimStart().length) * (INDENT / 2);
}

function drawRow(context: Context, row: SlipRow, top: number, dots: number): void {
  if (row.kind === 'space') return;
  if (row.kind === 'rule') {
    for (let x = 0; x < dots; x += 12) context.fillRect(x, top + RULE_HEIGHT / 2 - 1, 6, 2);
    return;
  }
  context.font = fontOf(row);
  const baseline = top + Math.round(HEIGHTS[row.size] * 0.74);
  // What is wider than its place is drawn narrower: every line was broken by its columns.
  const draw = (text: string, x: number, most: number, align: CanvasTextAlign) => {
    context.textAlign = align;
    context.fillText(text, x, baseline, most);
  };
  if (row.kind === 'pair') {
    draw(row.right, dots, dots, 'right');
    const taken = Math.min(dots, context.measureText(row.right).width) + GAP;
    if (row.left) draw(row.left, 0, Math.max(1, dots - taken), 'left');
    return;
  }
  if (row.align === 'center') draw(row.text, dots / 2, dots, 'center');
  else {
    const indent = indentOf(row.text);
    draw(row.text.trimStart(), indent, dots - indent, 'left');
  }
}

/** Draws with a canvas and the page's own fonts, which have Kazakh and Georgian letters and the signs of both currencies. */
export const paintRows: PaintRows = async (rows, dots) => {
  await loadFonts(rows);
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0);
  const context = openCanvas(dots, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, dots, height);
  context.fillStyle = '#000';
  context.textBaseline = 'alphabetic';
  let top = 0;
  for (const row of rows) {
    drawRow(context, row, top, dots);
    top += heightOf(row);
  }
  return context.getImageData(0, 0, dots, height);
};
