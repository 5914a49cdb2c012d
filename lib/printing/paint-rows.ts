import { placeRows, textsOfRows, type PaintRows, type TextStyle } from './place-rows';
import type { SlipRow } from './slip';

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function openCanvas(width: number, height: number): Context {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context =
    typeof OffscreenCanvas === 'undefined'
      ? canvas.getContext('2d', { willReadFrequently: true })
      : new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

/** Thin strokes would break up on paper. */
const fontOf = ({ size, bold }: TextStyle) =>
  `${bold ? 700 : 500} ${size}px ${getComputedStyle(document.body).fontFamily}`;

/** A canvas draws with what is there: letters of a font's other files come when a text needs them. */
async function loadFonts(rows: readonly SlipRow[]): Promise<void> {
  // A font that does not come is replaced by one of the device.
  await Promise.allSettled(
    textsOfRows(rows).map(({ text, ...style }) => document.fonts.load(fontOf(style), text)),
  );
}

/** Draws with a canvas and the page's own fonts, which have Kazakh and Georgian letters and the signs of both currencies. */
export const paintRows: PaintRows = async (rows, dots) => {
  await loadFonts(rows);
  const measuring = openCanvas(1, 1);
  const { height, texts, dashes } = placeRows(rows, dots, (text, style) => {
    measuring.font = fontOf(style);
    return measuring.measureText(text).width;
  });
  const context = openCanvas(dots, height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, dots, height);
  context.fillStyle = '#000';
  context.textBaseline = 'alphabetic';
  for (const { x, y, width, height: thickness } of dashes) context.fillRect(x, y, width, thickness);
  for (const { text, x, baseline, align, maxWidth, ...style } of texts) {
    context.font = fontOf(style);
    context.textAlign = align;
    context.fillText(text, x, baseline, maxWidth);
  }
  return context.getImageData(0, 0, dots, height);
};
