import sharp from 'sharp';
import type { Alignment, Printed } from './decode-escpos';

/** Of a printer's own letters, in dots. */
const LETTER = { width: 12, height: 24 };
const LINE_GAP = 6;
/** Rows of black dots and paper between a cut and what follows. */
const CUT_HEIGHT = 28;

/** A piece of paper, as markup of SVG, and how long it is, in dots. */
interface Drawing {
  markup: string;
  height: number;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

function startOf(align: Alignment, width: number, paperWidth: number): number {
  if (align === 'left') return 0;
  return align === 'right' ? paperWidth - width : Math.round((paperWidth - width) / 2);
}

function drawLine(
  { runs, align }: Extract<Printed, { kind: 'line' }>,
  top: number,
  paperWidth: number,
): Drawing {
  const height = Math.max(1, ...runs.map((run) => run.height)) * LETTER.height;
  const widthOf = (run: (typeof runs)[number]) => [...run.text].length * run.width * LETTER.width;
  let x = startOf(
    align,
    runs.reduce((sum, run) => sum + widthOf(run), 0),
    paperWidth,
  );
  const texts = runs.map((run) => {
    const [scaleX, scaleY] = [run.width, run.height];
    const place = `translate(${x} ${top + height - LETTER.height * 0.22 * scaleY}) scale(${scaleX} ${scaleY})`;
    x += widthOf(run);
    return `<text transform="${place}" textLength="${[...run.text].length * LETTER.width}" lengthAdjust="spacingAndGlyphs"${
      run.bold ? ' font-weight="700"' : ''
    } xml:space="preserve">${escape(run.text)}</text>`;
  });
  return { markup: texts.join(''), height: height + LINE_GAP };
}

/** Bits become a grey picture: black is 1 on a printer and 0 in a picture. */
async function drawPicture(
  { width, height, dots, align }: Extract<Printed, { kind: 'picture' }>,
  top: number,
  paperWidth: number,
): Promise<Drawing> {
  const grey = Buffer.alloc(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    grey[at] = (dots[y * Math.ceil(width / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7)) ? 0 : 255;
  }
  const png = await sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  const x = startOf(align, width, paperWidth);
  return {
    markup: `<image x="${x}" y="${top}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`,
    height,
  };
}

const drawCut = (top: number, paperWidth: number): Drawing => ({
  markup: `<path d="M0 ${top + CUT_HEIGHT / 2}H${paperWidth}" stroke="#8a7c71" stroke-width="2" stroke-dasharray="4 8"/>`,
  height: CUT_HEIGHT,
});

/** As wide as the widest thing on it: the wide paper where that is more than the narrow one has. */
export function paperWidthOf(printed: readonly Printed[]): 384 | 576 {
  const widths = printed.map((piece) => {
    if (piece.kind === 'picture') return piece.width;
    if (piece.kind === 'cut') return 0;
    return piece.runs.reduce((sum, run) => sum + [...run.text].length * run.width * LETTER.width, 0);
  });
  return Math.max(0, ...widths) > 384 ? 576 : 384;
}

/** The paper of a job as a drawing in SVG, one unit a dot. */
export async function drawPaper(printed: readonly Printed[]): Promise<string> {
  const paperWidth = paperWidthOf(printed);
  const margin = 24;
  let top = margin;
  const parts: string[] = [];
  for (const piece of printed) {
    const { markup, height } =
      piece.kind === 'line'
        ? drawLine(piece, top, paperWidth)
        : piece.kind === 'picture'
          ? await drawPicture(piece, top, paperWidth)
          : drawCut(top, paperWidth);
    parts.push(markup);
    top += height;
  }
  const [width, height] = [paperWidth + margin * 2, top + margin];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" font-family="'DejaVu Sans Mono','Liberation Mono',Consolas,Menlo,monospace" font-size="20">` +
    `<rect x="${-margin}" width="${width}" height="${height}" fill="#fff"/>${parts.join('')}</svg>`
  );
}
