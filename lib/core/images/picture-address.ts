/** Picture widths, pixels; `/api/images` refuses others. They fit phones of two or three device pixels. */
export const PICTURE_WIDTHS = [160, 240, 320, 360, 480, 560, 640, 720, 800, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Our proxy's address of a picture (IMG-03); `auto` picks the best format. `#as-is` stays unchanged. */
export function pictureAddress(source: string, width: PictureWidth): string {
  const hash = source.indexOf('#');
  const address = hash < 0 ? source : source.slice(0, hash);
  if (hash >= 0 && source.slice(hash) === '#as-is') return address;
  // A colon and a slash have no meaning in a query: unescaped they save a menu several kilobytes.
  const shortened = encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `/api/images?w=${width}&f=auto&src=${shortened}`;
}
