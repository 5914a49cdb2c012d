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

function gradients(id: string, glaze: Glaze, wellFocus: string): string {
  return `<linearGradient id="r${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${glaze.rim[0]}"/><stop offset="1" stop-color="${glaze.rim[1]}"/></linearGradient>
    <radialGradient id="w${id}" ${wellFocus}><stop stop-color="${glaze.well[0]}"/><stop offset="1" stop-color="${glaze.well[1]}"/></radialGradient>`;
}

/** A plate seen from the table's edge, as SVG. `id` must be unique in the scene; `#cast` is the scene's soft shadow. */
export function sidePlate({ plate, x, y, radius }: PlatePlace, id: string): string {
  const glaze = named(PLATES, plate);
  const height = radius * TILT;
  const lip = radius * (glaze.isWooden ? 0.07 : 0.045);
  const ring = (share: number, stroke: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${radius * share}" ry="${height * share}" fill="none" stroke="${glaze.ornament}" ${stroke}/>`;
  const ornament = glaze.isWooden
    ? ring(0.9, 'stroke-opacity=".35" stroke-width="2"')
    : ring(
        0.887,
        `stroke-opacity=".75" stroke-width="${radius * 0.022}" stroke-dasharray="${radius * 0.03} ${radius * 0.052}"`,
      ) + ring(0.945, 'stroke-opacity=".5" stroke-width="1.4"');
  return `<defs>${gradients(id, glaze, 'cx=".42" cy=".3" r=".85"')}</defs>
    <ellipse cx="${x + radius * 0.05}" cy="${y + height * 0.36 + lip}" rx="${radius * 1.16}" ry="${height * 1.2}" fill="url(#cast)" opacity=".75"/>
    <ellipse cx="${x}" cy="${y + lip}" rx="${radius * 0.985}" ry="${height}" fill="${glaze.rim[1]}"/>
    <ellipse cx="${x}" cy="${y + lip * 0.5}" rx="${radius * 0.995}" ry="${height}" fill="${glaze.rim[1]}" opacity=".8"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${height}" fill="url(#r${id})"/>${ornament}
    <ellipse cx="${x}" cy="${y + height * 0.03}" rx="${radius * 0.8}" ry="${height * 0.78}" fill="url(#w${id})"/>
    <path d="M${x - radius * 0.97} ${y - height * 0.1}A${radius} ${height} 0 0 1 ${x - radius * 0.1} ${y - height * 0.985}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.4"/>`;
}

/** A plate seen from above, as SVG. */
export function topPlate({ plate, x, y, radius }: PlatePlace, id: string): string {
  const glaze = named(PLATES, plate);
  const ring = (share: number, stroke: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="none" stroke="${glaze.ornament}" ${stroke}/>`;
  const ornament = glaze.isWooden
    ? ring(0.9, 'stroke-opacity=".35" stroke-width="2"')
    : ring(0.885, `stroke-opacity=".7" stroke-width="${radius * 0.022}"`) +
      ring(0.945, 'stroke-opacity=".5" stroke-width="1.4"');
  return `<defs>${gradients(id, glaze, 'cx=".4" cy=".35" r=".8"')}</defs>
    <circle cx="${x + radius * 0.06}" cy="${y + radius * 0.1}" r="${radius * 1.16}" fill="url(#cast)" opacity=".8"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#r${id})"/>${ornament}
    <circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="url(#w${id})"/>
    <path d="M${x - radius * 0.96} ${y - radius * 0.2}A${radius} ${radius} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.96}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/>`;
}
