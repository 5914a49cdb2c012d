/** Parts of a drawing that are computed, because there are many of them or as many as one likes. All are SVG. */

/** Small things that float in a bowl or lie on a mound. */
export type Topping = [
  shape: 'dot' | 'leaf' | 'chunk' | 'slice',
  x: number,
  y: number,
  size: number,
  colour: string,
];

/** Toppings as SVG, each with a lit upper edge. */
export function toppings(list: readonly Topping[], scale = 1): string {
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

/** The sides of a cake's layers, from the top down. */
export function layers(colours: readonly string[]): string {
  const height = 104 / colours.length;
  return colours
    .map(
      (colour, n) =>
        `<path d="M24 ${112 + n * height}L140 ${152 + n * height}L236 ${108 + n * height}v${height + 1}L140 ${152 + (n + 1) * height}L24 ${112 + (n + 1) * height}z" fill="${colour}"/>`,
    )
    .join('');
}
