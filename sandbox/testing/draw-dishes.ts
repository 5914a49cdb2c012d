/** Draws the best known dishes on a sheet: `npx tsx sandbox/testing/draw-dishes.ts docs/pictures/dishes.webp`. */
import sharp, { type OverlayOptions } from 'sharp';
import { createPictureChooser } from '../catalogue/menus/picture-chooser';
import { DISHES } from '../catalogue/menus/dish';
import { BEST_KNOWN } from '../pictures/best-known';
import { drawScene } from '../pictures/scene';
import { PICTURES } from '../pictures/recipes';

const [, , target = 'docs/pictures/dishes.webp'] = process.argv;

const COLUMNS = 12;
const CELL = { width: 160, height: 120 };
const CAPTION = 18;
const LINENS = ['sand', 'walnut', 'sage', 'saffron', 'indigo', 'tile'];

const BARE_TABLE = {
  width: 640,
  height: 480,
  linen: 'oat',
  fromAbove: true,
  back: [],
  plates: [{ plate: 'milk', x: 320, y: 240, radius: 216 }],
  main: [],
  front: [],
};

const pictureOf = new Map(
  Object.values(DISHES)
    .flat()
    .map(({ name, picture }) => [typeof name === 'string' ? name : name.ru, picture]),
);

const choose = createPictureChooser(LINENS);

async function cell(name: string, place: number): Promise<Buffer> {
  const kind = pictureOf.get(name);
  const plan = PICTURES.get((kind && choose(kind, place)) ?? '');
  const picture = await drawScene(plan && 'scene' in plan ? plan.scene : BARE_TABLE);
  return sharp(await picture.png().toBuffer())
    .resize(CELL)
    .png()
    .toBuffer();
}

function caption(name: string): Buffer {
  const escaped = name.replaceAll('&', '&amp;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CAPTION}"><text x="4" y="13" font-size="10.5" font-family="sans-serif" fill="#2A211A">${escaped}</text></svg>`,
  );
}

const cells: OverlayOptions[] = [];
for (const [n, { name }] of BEST_KNOWN.entries()) {
  const left = (n % COLUMNS) * CELL.width;
  const top = Math.floor(n / COLUMNS) * (CELL.height + CAPTION);
  cells.push(
    { input: await cell(name, n), left, top },
    { input: caption(name), left, top: top + CELL.height },
  );
}

const height = Math.ceil(BEST_KNOWN.length / COLUMNS) * (CELL.height + CAPTION);
await sharp({ create: { width: COLUMNS * CELL.width, height, channels: 3, background: '#FFFFFF' } })
  .composite(cells)
  .webp({ quality: 74, effort: 6 })
  .toFile(target);
