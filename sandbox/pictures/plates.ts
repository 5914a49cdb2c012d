interface Glaze {
  rimLight: string;
  rimDark: string;
  wellLight: string;
  wellDark: string;
  ornament: string;
}

export const PLATES = {
  milk: {
    rimLight: '#FFFFFF',
    rimDark: '#E6DCD0',
    wellLight: '#FBF8F4',
    wellDark: '#E9E0D5',
    ornament: '#B5213C',
  },
  clay: {
    rimLight: '#D9825A',
    rimDark: '#A9522F',
    wellLight: '#C56F47',
    wellDark: '#9C4A2A',
    ornament: '#F7D9B8',
  },
  blue: {
    rimLight: '#4A66A8',
    rimDark: '#2B3F75',
    wellLight: '#F4F1EC',
    wellDark: '#DDD6CC',
    ornament: '#E9EEF9',
  },
  slate: {
    rimLight: '#4B4644',
    rimDark: '#2A2625',
    wellLight: '#3B3634',
    wellDark: '#2E2A28',
    ornament: '#8A817B',
  },
  wood: {
    rimLight: '#C98F58',
    rimDark: '#8D5A2E',
    wellLight: '#B97E49',
    wellDark: '#A26C3B',
    ornament: '#7A4A22',
  },
  cream: {
    rimLight: '#FBEFD9',
    rimDark: '#E2C9A1',
    wellLight: '#F8E9CF',
    wellDark: '#E7D1AC',
    ornament: '#C4872B',
  },
  jade: {
    rimLight: '#DDEBE4',
    rimDark: '#9DBFB0',
    wellLight: '#F3F7F2',
    wellDark: '#D6E2DA',
    ornament: '#2F7D7A',
  },
} satisfies Record<string, Glaze>;

export type PlateName = keyof typeof PLATES;

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
  return `<linearGradient id="r${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${glaze.rimLight}"/><stop offset="1" stop-color="${glaze.rimDark}"/></linearGradient>
    <radialGradient id="w${id}" ${wellFocus}><stop stop-color="${glaze.wellLight}"/><stop offset="1" stop-color="${glaze.wellDark}"/></radialGradient>`;
}

/** A plate seen from the table's edge, as SVG. `id` must be unique in the scene; `#cast` is the scene's soft shadow. */
export function sidePlate({ plate, x, y, radius }: PlatePlace, id: string): string {
  const glaze = PLATES[plate];
  const height = radius * TILT;
  const lip = radius * (plate === 'wood' ? 0.07 : 0.045);
  const ring = (share: number, stroke: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${radius * share}" ry="${height * share}" fill="none" stroke="${glaze.ornament}" ${stroke}/>`;
  const ornament =
    plate === 'wood'
      ? ring(0.9, 'stroke-opacity=".35" stroke-width="2"')
      : ring(
          0.887,
          `stroke-opacity=".75" stroke-width="${radius * 0.022}" stroke-dasharray="${radius * 0.03} ${radius * 0.052}"`,
        ) + ring(0.945, 'stroke-opacity=".5" stroke-width="1.4"');
  return `<defs>${gradients(id, glaze, 'cx=".42" cy=".3" r=".85"')}</defs>
    <ellipse cx="${x + radius * 0.05}" cy="${y + height * 0.36 + lip}" rx="${radius * 1.16}" ry="${height * 1.2}" fill="url(#cast)" opacity=".75"/>
    <ellipse cx="${x}" cy="${y + lip}" rx="${radius * 0.985}" ry="${height}" fill="${glaze.rimDark}"/>
    <ellipse cx="${x}" cy="${y + lip * 0.5}" rx="${radius * 0.995}" ry="${height}" fill="${glaze.rimDark}" opacity=".8"/>
    <ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${height}" fill="url(#r${id})"/>${ornament}
    <ellipse cx="${x}" cy="${y + height * 0.03}" rx="${radius * 0.8}" ry="${height * 0.78}" fill="url(#w${id})"/>
    <path d="M${x - radius * 0.97} ${y - height * 0.1}A${radius} ${height} 0 0 1 ${x - radius * 0.1} ${y - height * 0.985}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.4"/>`;
}

/** A plate seen from above, as SVG. */
export function topPlate({ plate, x, y, radius }: PlatePlace, id: string): string {
  const glaze = PLATES[plate];
  const ring = (share: number, stroke: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="none" stroke="${glaze.ornament}" ${stroke}/>`;
  const ornament =
    plate === 'wood'
      ? ring(0.9, 'stroke-opacity=".35" stroke-width="2"')
      : ring(
          0.885,
          `stroke-opacity=".75" stroke-width="${radius * 0.035}" stroke-dasharray="${radius * 0.035} ${radius * 0.06}"`,
        ) + ring(0.945, 'stroke-opacity=".5" stroke-width="1.4"');
  return `<defs>${gradients(id, glaze, 'cx=".4" cy=".35" r=".8"')}</defs>
    <circle cx="${x + radius * 0.06}" cy="${y + radius * 0.1}" r="${radius * 1.16}" fill="url(#cast)" opacity=".8"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#r${id})"/>${ornament}
    <circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="url(#w${id})"/>
    <path d="M${x - radius * 0.96} ${y - radius * 0.2}A${radius} ${radius} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.96}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/>`;
}
