/** Bowls, glasses and bottles drawn by us, because the 3D set has one of each at most. All are SVG, 256 × 256. */

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 256 256">${body}</svg>`;

const linear = (id: string, from: string, to: string, x2 = 0, y2 = 1) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Small things that float in a bowl or lie on a mound: [shape, x, y, size, colour]. */
export type Topping = [
  shape: 'dot' | 'leaf' | 'chunk' | 'slice',
  x: number,
  y: number,
  size: number,
  colour: string,
];

/** Toppings as SVG, each with a lit upper edge. */
export function toppings(list: Topping[], scale = 1): string {
  return list
    .map(([shape, x, y, drawnSize, colour], n) => {
      const size = drawnSize * scale;
      const turn = (n * 47) % 180;
      if (shape === 'leaf')
        return `<g transform="translate(${x} ${y}) rotate(${turn - 60})"><path d="M${-size} 0Q0 ${-size * 0.9} ${size} 0Q0 ${size * 0.9} ${-size} 0Z" fill="${colour}"/><path d="M${-size * 0.8} 0H${size * 0.8}" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/></g>`;
      if (shape === 'chunk')
        return `<g transform="translate(${x} ${y}) rotate(${turn / 6 - 12})"><rect x="${-size}" y="${-size * 0.6}" width="${size * 2}" height="${size * 1.3}" rx="${size * 0.5}" fill="#2a0d05" fill-opacity=".35" transform="translate(1 3)"/><rect x="${-size}" y="${-size * 0.7}" width="${size * 2}" height="${size * 1.3}" rx="${size * 0.5}" fill="${colour}"/><path d="M${-size * 0.6} ${-size * 0.45}H${size * 0.5}" stroke="#fff" stroke-opacity=".4" stroke-width="2.4" stroke-linecap="round"/></g>`;
      if (shape === 'slice')
        return `<ellipse cx="${x + 1}" cy="${y + 3}" rx="${size}" ry="${size * 0.55}" fill="#2a0d05" fill-opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.55}" fill="${colour}"/><ellipse cx="${x}" cy="${y}" rx="${size * 0.62}" ry="${size * 0.33}" fill="#fff" fill-opacity=".28"/>`;
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/><circle cx="${x - size * 0.3}" cy="${y - size * 0.35}" r="${size * 0.35}" fill="#fff" fill-opacity=".45"/>`;
    })
    .join('');
}

const GLAZES = {
  white: ['#FFFDF8', '#D9CCBC', '#B5213C'],
  clay: ['#D98A60', '#8C4526', '#F7D9B8'],
  teal: ['#4FA39C', '#1F5E5A', '#E4F2F0'],
  cobalt: ['#5B78BE', '#2A3D73', '#E9EEF9'],
  black: ['#5A5452', '#262321', '#A59B94'],
} as const;

/** A deep bowl with something in it. */
export function bowl(glaze: keyof typeof GLAZES, surface: string, depth: string, list: Topping[]): string {
  const [light, dark, band] = GLAZES[glaze];
  return svg(`<defs>${linear('g', light, dark, 0.7, 1)}${linear('s', surface, depth)}</defs>
    <path d="M88 214h80l-6 14q-34 8-68 0z" fill="${dark}"/>
    <path d="M14 112q6 104 114 110q108-6 114-110z" fill="url(#g)"/>
    <path d="M24 146q104 50 208 0" fill="none" stroke="${band}" stroke-opacity=".8" stroke-width="5" stroke-dasharray="9 8"/>
    <path d="M26 132q8 60 54 78" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>
    <ellipse cx="128" cy="112" rx="114" ry="46" fill="${light}"/><ellipse cx="128" cy="113" rx="105" ry="40" fill="${dark}"/>
    <ellipse cx="128" cy="116" rx="100" ry="35" fill="url(#s)"/>
    <path d="M44 104q36-22 84-22" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>
    ${toppings(list, 1.4)}`);
}

/** A heap on a plate: rice, salad, stewed meat. */
export function mound(top: string, bottom: string, grain: string, list: Topping[]): string {
  const grains = Array.from({ length: 90 }, (_, n) => {
    const angle = n * 2.399;
    const reach = Math.sqrt(n / 90);
    const x = 128 + Math.cos(angle) * reach * 100;
    const y = 150 + Math.sin(angle) * reach * 50 - (1 - reach) * 34;
    return `<path d="M${x - 5} ${y}q5-4 10 0" stroke="${n % 3 ? grain : '#fff'}" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" fill="none"/>`;
  }).join('');
  return svg(`<defs>${linear('m', top, bottom)}</defs>
    <path d="M10 178q8-96 118-106q110 10 118 106q-16 36-118 38q-102-2-118-38z" fill="url(#m)"/>${grains}${toppings(list)}`);
}

/** A tall glass; `inside` is drawn in the drink (berries, ice, mint). */
export function glass(top: string, bottom: string, inside: Topping[], straw = true): string {
  return svg(`<defs>${linear('d', top, bottom)}${linear('w', '#ffffff', '#dfeaf0', 1, 0)}</defs>
    ${straw ? '<path d="M150 76L184 8l12 4-32 70z" fill="#B5213C"/>' : ''}
    <path d="M62 44h132l-14 190q-52 14-104 0z" fill="url(#w)" fill-opacity=".55"/>
    <path d="M67 74h122l-11 150q-50 12-100 0z" fill="url(#d)"/>
    <ellipse cx="128" cy="74" rx="61" ry="14" fill="${top}"/><ellipse cx="128" cy="72" rx="50" ry="9" fill="#fff" fill-opacity=".35"/>
    ${toppings(inside)}
    <ellipse cx="128" cy="45" rx="66" ry="15" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="5"/>
    <path d="M80 66l9 146" stroke="#fff" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>
    <path d="M182 60l-10 160" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>`);
}

/** A low cup without a handle (piala), as tea and kumis are served. */
export function piala(surface: string, depth: string): string {
  return svg(`<defs>${linear('g', '#3F63B0', '#1E3166', 0.7, 1)}${linear('s', surface, depth)}</defs>
    <path d="M92 216h72l-4 16q-32 8-64 0z" fill="#16244C"/>
    <path d="M24 96q12 118 104 126q92-8 104-126z" fill="url(#g)"/>
    <path d="M40 150q88 44 176 0" fill="none" stroke="#F3E3B5" stroke-width="4"/>
    <path d="M64 180l12-16 12 18 14-14 12 20 14-16 12 16 14-20 12 14 14-18 12 16" fill="none" stroke="#FFF8E6" stroke-width="4" stroke-linejoin="round"/>
    <path d="M36 118q8 56 44 84" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>
    <ellipse cx="128" cy="96" rx="104" ry="38" fill="#F7F2E6"/><ellipse cx="128" cy="98" rx="95" ry="32" fill="url(#s)"/>
    <path d="M52 90q30-18 76-18" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>`);
}

/** A bottle with a label. */
export function bottle(light: string, dark: string, label: string, mark: string, cap: string): string {
  return svg(`<defs>${linear('b', light, dark, 1, 0)}</defs>
    <path d="M112 6h32v58q0 12 16 28q14 14 14 34v106q0 16-16 16H98q-16 0-16-16V126q0-20 14-34q16-16 16-28z" fill="url(#b)"/>
    <rect x="108" y="2" width="40" height="30" rx="6" fill="${cap}"/>
    <rect x="82" y="134" width="92" height="72" fill="${label}"/><path d="M128 146l18 24-18 24-18-24z" fill="none" stroke="${mark}" stroke-width="4"/><circle cx="128" cy="170" r="6" fill="${mark}"/>
    <path d="M96 120q0-14 12-26q12-14 13-30" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>
    <path d="M94 214v20" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>`);
}

/** A small dish of sauce. */
export function saucer(surface: string, depth: string, list: Topping[]): string {
  return svg(`<defs>${linear('g', '#FFFDF8', '#CBBBA6', 0.7, 1)}${linear('s', surface, depth)}</defs>
    <path d="M16 120q14 78 112 82q98-4 112-82z" fill="url(#g)"/><ellipse cx="128" cy="120" rx="112" ry="50" fill="#FFFDF8"/>
    <ellipse cx="128" cy="122" rx="96" ry="40" fill="url(#s)"/><path d="M54 114q26-22 70-24" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>${toppings(list)}`);
}
