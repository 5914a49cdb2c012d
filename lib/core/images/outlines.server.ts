import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

// Texts as outlines, drawn from the product's own fonts: a server may have no fonts at all. A text never
// becomes text of the drawing, so nothing in it can be markup.

const FOLDER = 'public/fonts';
/** In the order they are tried: the first with a letter draws it. */
const FILES = ['onest', 'onest-georgian', 'onest-extra'] as const;

/** The files hold the regular weight; a line around the letters of so many thousandths of their size makes them bold. */
export const BOLD = 44;

let opened: Promise<Font[]> | undefined;

function fonts(): Promise<Font[]> {
  opened ??= Promise.all(FILES.map(async (name) => create(await readFile(join(FOLDER, `${name}.woff2`)))));
  return opened;
}

export interface Outline {
  /** Pixels. */
  width: number;
  /** Paths from the point 0, 0 at the left end of the baseline, without colours. */
  svg: string;
}

interface Run {
  font: Font;
  text: string;
}

const has = (font: Font | undefined, letter: string) =>
  font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false;

/** Cuts the text where another font has to draw. A letter that no font has loses its marks, or is left out. */
function runsOf(text: string, available: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const wanted of text.normalize('NFC')) {
    const plain = wanted.normalize('NFD').charAt(0);
    const letter = available.some((font) => has(font, wanted)) ? wanted : plain;
    const last = runs.at(-1);
    const font = available.find((known) => has(known, letter));
    if (!font) continue;
    // A space or a full stop between Cyrillic words need not come from another file.
    if (last && has(last.font, letter)) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** @param size of the letters, pixels */
export async function outline(text: string, size: number): Promise<Outline> {
  let x = 0;
  const paths: string[] = [];
  for (const run of runsOf(text, await fonts())) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, at) => {
      const place = positions[at];
      if (!place) return;
      const [left, top] = [x + place.xOffset * scale, -place.yOffset * scale];
      const drawing = glyph.path.toSVG();
      if (drawing)
        paths.push(
          `<path transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale} ${-scale})" d="${drawing}"/>`,
        );
      // The stroke of bold letters needs space on both sides.
      x += (place.xAdvance + BOLD / 2) * scale;
    });
  }
  return { width: x, svg: paths.join('') };
}

const ELLIPSIS = '…';

/** The text in at most so many lines of a width; what does not fit ends in an ellipsis. */
export async function linesOf(text: string, size: number, width: number, most: number): Promise<Outline[]> {
  const lines: string[] = [];
  const fits = async (line: string) => (await outline(line, size)).width <= width;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (await fits(longer))) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length > most) lines.splice(most - 1, lines.length, lines.slice(most - 1).join(' '));
  return Promise.all(
    lines.map(async (line) => {
      let shown = line;
      while (!(await fits(shown)) && shown.length > 1)
        shown = `${shown.replace(ELLIPSIS, '').slice(0, -1).trimEnd()}${ELLIPSIS}`;
      return outline(shown, size);
    }),
  );
}
