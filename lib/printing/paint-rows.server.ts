import 'server-only';
import { BOLD, outline, type Outline } from '@/lib/core/images/outlines.server';
import { picturePipeline } from '@/lib/core/images/picture-pipeline.server';
import { isNamed } from '@/lib/core/errors/own-error';
import { MAX_JOB_BYTES } from './print-job';
import { placeRows, textsOfRows, type PaintRows, type PlacedText, type TextStyle } from './place-rows';
import type { SlipRow } from './slip';

const PAINT_MS = 10_000;
/** Lines of one drawing: a worker has 6 seconds for it, and holds 8 MB of dots. */
const ROWS_AT_ONCE = 100;
/** A line around usual letters, thousandths of their size: thin strokes would break up on paper. */
const USUAL_STROKE = 14;

/** The lines have more dots than one job may have bytes for. */
export class TooLongError extends Error {
  override name = 'TooLongError';
  static override [Symbol.hasInstance](value: unknown): value is TooLongError {
    return isNamed(value, 'TooLongError');
  }
}

const keyOf = (text: string, { size }: TextStyle) => `${size} ${text}`;

function drawnText({ x, baseline, align, maxWidth, bold }: PlacedText, { width, svg }: Outline): string {
  const narrowing = width > maxWidth ? maxWidth / width : 1;
  const drawn = width * narrowing;
  const left = { left: x, center: x - drawn / 2, right: x - drawn }[align];
  return `<g transform="translate(${left.toFixed(2)} ${baseline}) scale(${narrowing.toFixed(4)} 1)" stroke-width="${bold ? BOLD : USUAL_STROKE}">${svg}</g>`;
}

async function paintPiece(rows: readonly SlipRow[], dots: number): Promise<Buffer> {
  const outlines = new Map<string, Outline>();
  for (const { text, ...style } of textsOfRows(rows))
    outlines.set(keyOf(text, style), await outline(text, style.size));
  const outlineOf = (text: string, style: TextStyle) =>
    outlines.get(keyOf(text, style)) ?? { width: 0, svg: '' };
  const { height, texts, dashes } = placeRows(rows, dots, (text, style) => outlineOf(text, style).width);
  const lines = dashes.map(
    ({ x, y, width, height: thickness }) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${thickness}" stroke="none"/>`,
  );
  const letters = texts.map((placed) => drawnText(placed, outlineOf(placed.text, placed)));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${dots}" height="${height}" fill="#000" stroke="#000" stroke-linejoin="round">${lines.join('')}${letters.join('')}</svg>`;
  const { queue, workers } = picturePipeline();
  const job = { kind: 'dots', drawing } as const;
  const { bytes } = await queue.run(() => workers.draw(job), AbortSignal.timeout(PAINT_MS));
  return bytes;
}

/** Draws rows by our fonts in a worker; unknown letters are left out. @throws TooLongError, BusyError */
export const paintRowsOnServer: PaintRows = async (rows, dots) => {
  const { height } = placeRows(rows, dots, () => 0);
  if ((height * dots) / 8 > MAX_JOB_BYTES) throw new TooLongError();
  const data = new Uint8ClampedArray(height * dots * 4);
  let filled = 0;
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const piece = await paintPiece(rows.slice(from, from + ROWS_AT_ONCE), dots);
    data.set(piece, filled);
    filled += piece.length;
  }
  return { data, width: dots, height };
};
