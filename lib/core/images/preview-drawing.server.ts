import 'server-only';
import { BOLD, linesOf, outline } from './outlines.server';
import type { PictureJob, Raster } from './picture-workers.server';

/** The size of a link's preview (Open Graph). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 64;
/** Letters beyond this are cut before they are drawn: a name, not a novel. */
const MAX_LETTERS = 120;
/** Sizes that a name is tried in, pixels: a short one is large. */
const NAME_SIZES = [92, 76, 62] as const;

/** The logo of the product, in a square of 28. */
const LOGO = `<path fill="#bc1438" d="M14 6.2c1.5 0 2.9.2 4.2.7l2.5-4.2-3.9 1.4L14 1l-2.8 3.1-3.9-1.4 2.5 4.2A11 11 0 1 0 18.2 6.9 12 12 0 0 0 14 6.2Z"/>
  <path fill="none" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" d="M14 10.2 18.6 17 14 23.8 9.4 17Z"/>
  <path fill="#fff" d="M14 14.6 15.6 17 14 19.4 12.4 17Z"/>`;

export interface Preview {
  name: string;
  /** Its place: a town, or a street. */
  place: string;
  appName: string;
}

const bold = (colour: string, content: string) =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="${BOLD}" stroke-linejoin="round">${content}</g>`;
const at = (x: number, y: number, content: string) => `<g transform="translate(${x} ${y})">${content}</g>`;

/** The name in the largest size in which it takes two lines at most. */
async function nameLines(name: string): Promise<{ size: number; svgs: string[] }> {
  const width = PREVIEW_SIZE.width - 2 * MARGIN;
  for (const size of NAME_SIZES) {
    // A third line would show that it does not fit.
    const lines = await linesOf(name, size, width, 3);
    const isLast = size === NAME_SIZES.at(-1);
    if (lines.length <= 2 || isLast) {
      const shown = lines.length <= 2 ? lines : await linesOf(name, size, width, 2);
      return { size, svgs: shown.map(({ svg }) => svg) };
    }
  }
  return { size: NAME_SIZES[0], svgs: [] };
}

async function textsDrawing({ name, place, appName }: Preview): Promise<string> {
  const cut = (text: string) => Array.from(text).slice(0, MAX_LETTERS).join('');
  const { size, svgs } = await nameLines(cut(name));
  const [where] = await linesOf(cut(place), 40, PREVIEW_SIZE.width - 2 * MARGIN, 1);
  const brand = await outline(appName, 34);
  const baseline = PREVIEW_SIZE.height - MARGIN - (where ? 64 : 0);
  const lines = svgs.map((svg, index) =>
    at(MARGIN, baseline - (svgs.length - 1 - index) * size * 1.12, bold('#fff', svg)),
  );
  return `
    <rect x="${MARGIN - 20}" y="44" width="${Math.ceil(brand.width) + 104}" height="76" rx="38" fill="#fffdfa"/>
    ${at(MARGIN - 2, 58, `<g transform="scale(1.7)">${LOGO}</g>`)}
    ${at(MARGIN + 58, 94, bold('#241915', brand.svg))}
    ${lines.join('')}
    ${where ? at(MARGIN, PREVIEW_SIZE.height - MARGIN, `<g fill="#f6dfc4" stroke="#f6dfc4" stroke-width="14">${where.svg}</g>`) : ''}`;
}

/** The plain background of a venue without a photograph: the product's warm colours and the logo, large and faint. */
const PLAIN_BACKGROUND = `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="#8a0b27"/><stop offset="1" stop-color="#3a1014"/></linearGradient>
  <rect width="1200" height="630" fill="url(#ground)"/>
  <g transform="translate(700 10) scale(21)" opacity="0.16">${LOGO.replaceAll('#bc1438', '#fff').replaceAll('stroke="#fff"', 'stroke="#3a1014"')}</g>`;

/** Darkens a photograph behind the texts, so that they can be read on any. */
const SHADE = `<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#24140e" stop-opacity="0.28"/>
  <stop offset="0.4" stop-color="#24140e" stop-opacity="0.12"/><stop offset="0.68" stop-color="#24140e" stop-opacity="0.72"/>
  <stop offset="1" stop-color="#24140e" stop-opacity="0.92"/></linearGradient>
  <rect width="1200" height="630" fill="url(#shade)"/>`;

/** The drawing of a link preview: photo, name, place, logo. @param cover null: without a photo */
export async function previewJob(preview: Preview, cover: Raster | null): Promise<PictureJob> {
  const { width, height } = PREVIEW_SIZE;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cover ? SHADE : PLAIN_BACKGROUND}${await textsDrawing(preview)}</svg>`;
  return { kind: 'preview', cover, drawing, width, height, background: '#3a1014' };
}
