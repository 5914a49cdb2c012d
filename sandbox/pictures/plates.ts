import { z } from 'zod';
import { nameOf, readYaml } from '../data/read-data';
import { colour, named, shade } from './schemas';

const glaze = z.strictObject({
  rim: shade,
  well: shade,
  ornament: colour,
  isWooden: z.boolean().default(false),
});
type Glaze = z.output<typeof glaze>;

const PLATES = readYaml('pictures/plates.yaml', z.record(z.string(), glaze));

/** One of `data/pictures/plates.yaml`. */
export type PlateName = string;

export const plateName = nameOf('plate', Object.keys(PLATES));

/** Where a plate lies: centre and the radius across, in pixels of the scene. */
export interface PlatePlace {
  plate: PlateName;
  x: number;
  y: number;
  radius: number;
}

/** How tall a plate looks for its width when the camera stands at the table. */
const TILT = 0.33;

/** Stripes of a wooden board, as shares of their repetition: light and dark in turn. */
const GRAIN = [0, 0.07, 0.16, 0.2, 0.34, 0.41, 0.58, 0.63, 0.81, 0.86, 1];

function gradients(id: string, glaze: Glaze, wellFocus: string): string {
  const grain = GRAIN.map(
    (at, n) =>
      `<stop offset="${at}" stop-color="${n % 2 ? '#FFE2B4' : '#3A1C08'}" stop-opacity="${n % 2 ? 0.04 : 0.08}"/>`,
  ).join('');
  return `<linearGradient id="r${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${glaze.rim[0]}"/><stop offset="1" stop-color="${glaze.rim[1]}"/></linearGradient>
    <radialGradient id="w${id}" ${wellFocus}><stop stop-color="${glaze.well[0]}"/><stop offset=".7" stop-color="${glaze.well[0]}"/><stop offset="1" stop-color="${glaze.well[1]}"/></radialGradient>
    <linearGradient id="s${id}" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="#2A1408" stop-opacity=".34"/><stop offset=".22" stop-color="#2A1408" stop-opacity=".06"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></linearGradient>
    ${glaze.isWooden ? `<linearGradient id="b${id}" x1="0" y1="0" x2=".03" y2=".43" spreadMethod="repeat">${grain}</linearGradient>` : ''}`;
}

/** A plate seen from the table's edge, as SVG. `id` must be unique in the scene; `#cast` is the scene's soft shadow. */
export function sidePlate({ plate, x, y, radius }: PlatePlace, id: string): string {
  const glaze = named(PLATES, plate);
  const height = radius * TILT;
  const lip = radius * (glaze.isWooden ? 0.07 : 0.045);
  const oval = (share: number, paint: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${radius * share}" ry="${height * share}" ${paint}/>`;
  const ring = (share: number, stroke: string) =>
    oval(share, `fill="none" stroke="${glaze.ornament}" ${stroke}`);
  const ornament = glaze.isWooden
    ? oval(1, `fill="url(#b${id})"`)
    : ring(0.93, `stroke-opacity=".7" stroke-width="${radius * 0.014}"`) +
      ring(0.965, 'stroke-opacity=".4" stroke-width="1.2"');
  const well = (paint: string) =>
    `<ellipse cx="${x}" cy="${y + height * 0.03}" rx="${radius * 0.8}" ry="${height * 0.78}" fill="${paint}"/>`;
  return `<defs>${gradients(id, glaze, 'cx=".42" cy=".3" r=".85"')}</defs>
    <ellipse cx="${x + radius * 0.09}" cy="${y + height * 0.42 + lip}" rx="${radius * 1.18}" ry="${height * 1.22}" fill="url(#cast)" opacity=".8"/>
    <ellipse cx="${x}" cy="${y + lip}" rx="${radius * 0.985}" ry="${height}" fill="${glaze.rim[1]}"/>
    <ellipse cx="${x}" cy="${y + lip}" rx="${radius * 0.985}" ry="${height}" fill="#1E0C04" opacity=".25"/>
    <ellipse cx="${x}" cy="${y + lip * 0.5}" rx="${radius * 0.995}" ry="${height}" fill="${glaze.rim[1]}" opacity=".8"/>
    ${oval(1, `fill="url(#r${id})"`)}${glaze.isWooden ? ornament : `${ornament}${well(`url(#w${id})`)}${well(`url(#s${id})`)}`}
    <path d="M${x - radius * 0.97} ${y - height * 0.1}A${radius} ${height} 0 0 1 ${x - radius * 0.1} ${y - height * 0.985}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>`;
}

/** A plate seen from above, as SVG. */
export function topPlate({ plate, x, y, radius }: PlatePlace, id: string): string {
  const glaze = named(PLATES, plate);
  const circle = (share: number, paint: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius * share}" ${paint}/>`;
  const ring = (share: number, stroke: string) =>
    circle(share, `fill="none" stroke="${glaze.ornament}" ${stroke}`);
  const inside = glaze.isWooden
    ? circle(1, `fill="url(#b${id})"`)
    : ring(0.91, `stroke-opacity=".7" stroke-width="${radius * 0.016}"`) +
      ring(0.955, 'stroke-opacity=".4" stroke-width="1.2"') +
      circle(0.8, `fill="url(#w${id})"`) +
      circle(0.8, `fill="url(#s${id})"`);
  return `<defs>${gradients(id, glaze, 'cx=".4" cy=".35" r=".8"')}</defs>
    <circle cx="${x + radius * 0.08}" cy="${y + radius * 0.12}" r="${radius * 1.17}" fill="url(#cast)" opacity=".85"/>
    ${circle(1, `fill="url(#r${id})"`)}${inside}
    <path d="M${x - radius * 0.96} ${y - radius * 0.2}A${radius} ${radius} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.96}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round"/>`;
}
