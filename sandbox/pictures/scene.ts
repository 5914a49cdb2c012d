import sharp, { type Sharp } from 'sharp';
import type { FoodName } from './foods';
import { foodCutOut } from './cut-outs';
import { LINENS, type Linen, type LinenName } from './linens';
import { sidePlate, topPlate, type PlatePlace } from './plates';
import { named } from './schemas';

/** A food in the scene: `x` is its middle, `bottom` its lower edge (from above: its middle too), `size` its longest side. */
export interface Placed {
  food: FoodName;
  x: number;
  bottom: number;
  size: number;
  /** Its height at most, in pixels: tall food is drawn smaller. */
  maxHeight?: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** 0 sharp, 2 near, 4 far behind. */
  blur?: number;
  mirrored?: boolean;
}

/** A still life. Things are drawn in the order back, plates, main, steam, front. */
export interface Scene {
  width: number;
  height: number;
  linen: LinenName;
  /** Seen from above: no wall, round plates. */
  fromAbove?: boolean;
  /** Share of the height where the table begins. */
  horizon?: number;
  back: Placed[];
  plates: PlatePlace[];
  main: Placed[];
  front: Placed[];
  steam?: { x: number; y: number; scale: number };
}

const HORIZON = 0.56;

/** The scene as a sharp pipeline, ready to be encoded. */
export async function drawScene(scene: Scene): Promise<Sharp> {
  const [background, layer] = await Promise.all([backgroundOf(scene), foreground(scene)]);
  return sharp(background.data, { raw: background.info }).composite([
    { input: layer, raw: { ...background.info, channels: 4 } },
  ]);
}

interface Background {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

/** Backgrounds cached in memory; each is about a megabyte. */
const MAX_BACKGROUNDS = 16;

/** From the longest unused to the last used. */
const backgrounds = new Map<string, Promise<Background>>();

/** Wall and table, painted once for every linen and size: they cost more than all that is drawn on them. */
function backgroundOf(scene: Scene): Promise<Background> {
  const { width, height, linen, fromAbove = false, horizon = HORIZON } = scene;
  const label = [width, height, linen, fromAbove, horizon].join('/');
  const background = backgrounds.get(label) ?? paintBackground(scene);
  backgrounds.delete(label);
  backgrounds.set(label, background);
  const [oldest] = backgrounds.keys();
  if (oldest !== undefined && backgrounds.size > MAX_BACKGROUNDS) backgrounds.delete(oldest);
  return background;
}

async function paintBackground({
  width,
  height,
  linen,
  fromAbove = false,
  horizon = HORIZON,
}: Scene): Promise<Background> {
  const svg = groundSvg(named(LINENS, linen), width, height, fromAbove, horizon * height);
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { data, info: { width, height, channels: 3 } };
}

/** Lights of a room behind the table, out of focus: shares of the width and of the wall's height, and of the width. */
const LIGHTS_BEHIND = [
  [0.14, 0.3, 0.11],
  [0.33, 0.62, 0.07],
  [0.71, 0.26, 0.09],
  [0.9, 0.58, 0.12],
];

function groundSvg(linen: Linen, width: number, height: number, fromAbove: boolean, horizon: number): string {
  const glow = linen.isDark ? [0.3, 0.06] : [0.72, 0.16];
  const behind = LIGHTS_BEHIND.map(
    ([x = 0, y = 0, r = 0]) =>
      `<circle cx="${x * width}" cy="${y * horizon}" r="${r * width}" fill="url(#bokeh)" opacity="${linen.isDark ? 0.3 : 0.5}"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
    <pattern id="weave" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="${fromAbove ? 'rotate(12)' : 'scale(1 .42)'}">
      <path d="M14 3 25 14 14 25 3 14Z" fill="none" stroke="${linen.weave}" stroke-width="1.6"/><path d="M14 10.5 17.5 14 14 17.5 10.5 14Z" fill="${linen.weave}"/></pattern>
    <linearGradient id="wall" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${linen.wall[0]}"/><stop offset="1" stop-color="${linen.wall[1]}"/></linearGradient>
    <linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${linen.cloth[0]}"/><stop offset="1" stop-color="${linen.cloth[1]}"/></linearGradient>
    <linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${linen.cloth[0]}" stop-opacity="0"/><stop offset=".5" stop-color="${linen.cloth[0]}" stop-opacity=".7"/><stop offset="1" stop-color="${linen.cloth[0]}"/></linearGradient>
    <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <linearGradient id="folds" x1="0" y1="0" x2="1" y2=".5" spreadMethod="reflect"><stop stop-color="${linen.shadow}" stop-opacity=".14"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset=".52" stop-color="${linen.shadow}" stop-opacity=".05"/><stop offset=".8" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="${linen.shadow}" stop-opacity=".16"/></linearGradient>
    <mask id="near"><rect width="${width}" height="${height * 1.3}" y="${fromAbove ? -height * 0.3 : horizon}" fill="url(#fade)"/></mask>
    <radialGradient id="bokeh"><stop stop-color="#FFF3DC" stop-opacity=".5"/><stop offset=".72" stop-color="#FFF3DC" stop-opacity=".4"/><stop offset="1" stop-color="#FFF3DC" stop-opacity="0"/></radialGradient>
    <radialGradient id="sun" cx=".24" cy=".06" r=".95"><stop stop-color="#fff8ec" stop-opacity="${glow[0]}"/><stop offset=".55" stop-color="#fff8ec" stop-opacity="${glow[1]}"/><stop offset="1" stop-color="#fff8ec" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#${fromAbove ? 'table' : 'wall'})"/>
    ${fromAbove ? '' : `${behind}<rect y="${horizon - 22}" width="${width}" height="44" fill="url(#far)"/><rect y="${horizon + 21}" width="${width}" height="${height}" fill="url(#table)"/>`}
    <g mask="url(#near)"><rect y="${fromAbove ? 0 : horizon}" width="${width}" height="${height}" fill="url(#weave)" opacity="${(linen.isDark ? 0.13 : 0.16) * (fromAbove ? 0.5 : 1)}"/><rect y="${fromAbove ? 0 : horizon}" width="${width}" height="${height}" fill="url(#folds)"/></g>
    <rect width="${width}" height="${height}" fill="url(#sun)"/></svg>`;
}

async function foreground(scene: Scene): Promise<Buffer> {
  const { width, height, fromAbove = false } = scene;
  const { shadow } = named(LINENS, scene.linen);
  const draw = (list: Placed[]) => Promise.all(list.map((item) => placedSvg(item, fromAbove)));
  const [back, main, front] = await Promise.all([draw(scene.back), draw(scene.main), draw(scene.front)]);
  const plates = scene.plates.map((place, n) =>
    fromAbove ? topPlate(place, `p${n}`) : sidePlate(place, `p${n}`),
  );
  const steam = scene.steam ? steamSvg(scene.steam) : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
    <radialGradient id="cast"><stop stop-color="${shadow}" stop-opacity=".62"/><stop offset=".6" stop-color="${shadow}" stop-opacity=".4"/><stop offset=".82" stop-color="${shadow}" stop-opacity=".13"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient>
    <radialGradient id="puff"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="vignette" cx=".42" cy=".4" r=".85"><stop offset=".55" stop-color="${shadow}" stop-opacity="0"/><stop offset="1" stop-color="${shadow}" stop-opacity=".3"/></radialGradient></defs>
    ${[...back, ...plates, ...main].join('')}${steam}${front.join('')}<rect width="${width}" height="${height}" fill="url(#vignette)"/></svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** One food with its shadow; shadows are gradients, because a blur filter for each costs ten times more. */
async function placedSvg(item: Placed, fromAbove: boolean): Promise<string> {
  const { x, bottom, size, maxHeight = size, turn = 0, blur = 0, mirrored = false } = item;
  const { dataUri, width, height } = await foodCutOut(item.food, blur);
  const scale = Math.min(size / Math.max(width, height), maxHeight / height);
  const [w, h] = [width * scale, height * scale];
  const middle = fromAbove ? bottom : bottom - h / 2;
  const cast = fromAbove
    ? `<ellipse cx="${x + size * 0.05}" cy="${middle + size * 0.06}" rx="${w * 0.58}" ry="${h * 0.58}" fill="url(#cast)" opacity=".8"/>`
    : `<ellipse cx="${x + w * 0.05}" cy="${bottom - h * 0.025}" rx="${w * 0.6}" ry="${Math.max(9, w * 0.14)}" fill="url(#cast)" opacity="${blur ? 0.4 : 0.9}"/>
       ${blur ? '' : `<ellipse cx="${x}" cy="${bottom - h * 0.015}" rx="${w * 0.4}" ry="${Math.max(4, w * 0.055)}" fill="url(#cast)"/>`}`;
  return `${cast}<g transform="translate(${x} ${middle}) rotate(${turn}) scale(${mirrored ? -1 : 1} 1)" opacity="${blur ? 0.9 : 1}">
    <image x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" href="${dataUri}"/></g>`;
}

function steamSvg({ x, y, scale }: { x: number; y: number; scale: number }): string {
  const puffs = [
    [-44, 0, 13, 40, 8],
    [-50, -58, 11, 38, -10],
    [0, -14, 15, 46, -6],
    [6, -78, 12, 44, 10],
    [42, 2, 12, 38, 7],
    [48, -54, 10, 36, -9],
  ];
  const drawn = puffs.map(
    ([dx = 0, dy = 0, rx = 0, ry = 0, turn = 0]) =>
      `<ellipse cx="${dx}" cy="${dy}" rx="${rx}" ry="${ry}" fill="url(#puff)" transform="rotate(${turn} ${dx} ${dy})"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join('')}</g>`;
}
