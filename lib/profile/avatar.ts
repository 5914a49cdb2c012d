/** Rules of the diner's picture (contract rule 19: JPEG, PNG or WebP up to 5 MiB). */

export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;
/** Largest side that we send, pixels: as much as any screen of ours shows; a phone's photograph has four times as many. */
export const AVATAR_SIDE = 1024;
/** Largest photograph that the browser has to open, bytes. */
export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;

/** Pixels: a picture that decodes to more is refused. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;

/** Width and height, pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Whether a picture may be decoded at all. */
export function isOpenable({ width, height }: PictureSize): boolean {
  return Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
}

/** How the picture is cut: its zoom over the largest square, and where the square's middle lies, pixels. */
export interface Crop {
  zoom: number;
  middleX: number;
  middleY: number;
}

/** A square of the picture, pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** Times; above that a portrait is blurred. */
export const NEAREST_ZOOM = 4;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The whole width or height, from the middle. */
export function firstCrop({ width, height }: PictureSize): Crop {
  return { zoom: 1, middleX: width / 2, middleY: height / 2 };
}

/** The square of a crop; it never exceeds the picture. */
export function squareOf({ width, height }: PictureSize, crop: Crop): Square {
  const side = Math.min(width, height) / between(1, crop.zoom, NEAREST_ZOOM);
  return {
    x: between(0, crop.middleX - side / 2, width - side),
    y: between(0, crop.middleY - side / 2, height - side),
    side,
  };
}

/** The crop moved by shares of its square, or zoomed in; what would leave the picture stops at its edge. */
export function changeCrop(
  size: PictureSize,
  crop: Crop,
  { right = 0, down = 0, zoom = crop.zoom }: { right?: number; down?: number; zoom?: number },
): Crop {
  const nearer = { ...crop, zoom: between(1, zoom, NEAREST_ZOOM) };
  const { x, y, side } = squareOf(size, nearer);
  const moved = squareOf(size, {
    ...nearer,
    middleX: x + side / 2 + right * side,
    middleY: y + side / 2 + down * side,
  });
  return { zoom: nearer.zoom, middleX: moved.x + moved.side / 2, middleY: moved.y + moved.side / 2 };
}
