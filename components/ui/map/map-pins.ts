import type { MapPalette } from './map-palette';

/** The pin: a drop with a rhombus, 40 × 48; its edge needs a little more. */
export const DROP = 'M20 47C20 47 36 31 36 18A16 16 0 1 0 4 18c0 13 16 29 16 29Z';
export const RHOMBUS = 'm20 9 6.5 9L20 27l-6.5-9Z';
const WIDTH = 40;
const HEIGHT = 50;
const DENSITY = 2;

function drawPin(fill: string, mark: string, edge: string, scale: number): ImageData | null {
  const canvas = document.createElement('canvas');
  const size = scale * DENSITY;
  canvas.width = Math.ceil(WIDTH * size);
  canvas.height = Math.ceil(HEIGHT * size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(size, size);
  const drop = new Path2D(DROP);
  context.strokeStyle = edge;
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.stroke(drop);
  context.fillStyle = fill;
  context.fill(drop);
  context.fillStyle = mark;
  context.fill(new Path2D(RHOMBUS));
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** A map that images can be added to. */
interface PictureHolder {
  hasImage: (id: string) => boolean;
  addImage: (id: string, image: ImageData, options: { pixelRatio: number }) => unknown;
}

/** Adds to the map the images `pin`, `pin-dim` and `pin-chosen` in the colours of the theme. */
export function addPins(map: PictureHolder, palette: MapPalette): void {
  const pins = {
    pin: drawPin(palette.pin, palette.mark, palette.edge, 0.8),
    'pin-dim': drawPin(palette.dim, palette.edge, palette.edge, 0.7),
    'pin-chosen': drawPin(palette.chosen, palette.chosenMark, palette.edge, 1.1),
  };
  for (const [id, image] of Object.entries(pins))
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: DENSITY });
}
