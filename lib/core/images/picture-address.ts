/**
 * Widths, in pixels, that pictures are requested in; `/api/images` refuses others. They are what our places need on phones with
 * two or three pixels to a point, rounded up: a wider file than that is bytes nobody sees.
 */
export const PICTURE_WIDTHS = [160, 240, 320, 360, 480, 560, 640, 720, 800, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * Address of a platform picture on our own origin, with its size and format (IMG-03): `auto` is the best
 * format that the browser takes. A source marked `#as-is` is of a host that is not rewritten and stays what it is; other
 * marks (see lib/core/images/picture-mark) are left out.
 */
export function pictureAddress(source: string, width: PictureWidth): string {
  const hash = source.indexOf('#');
  const address = hash < 0 ? source : source.slice(0, hash);
  if (hash >= 0 && source.slice(hash) === '#as-is') return address;
  // A colon and a slash have no meaning in a query: unescaped they save a menu several kilobytes.
  const shortened = encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `/api/images?w=${width}&f=auto&src=${shortened}`;
}
