import type { Picture } from './place-rows';
import { DLE } from './print-job';

/** Rows of one command: printers hold a picture in a small buffer before they print it. */
const MAX_ROWS = 255;
/** Luminance below which a dot is black; 255 is white. */
const BLACK_BELOW = 128;

/** Eight dots, the leftmost in the highest bit. */
function dotsAt({ data, width }: Picture, row: number, column: number): number {
  let dots = 0;
  for (let bit = 0; bit < 8; bit += 1) {
    const x = column * 8 + bit;
    if (x >= width) break;
    const at = (row * width + x) * 4;
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (red * 0.299 + green * 0.587 + blue * 0.114 < BLACK_BELOW) dots |= 0x80 >> bit;
  }
  // A lone dot gets a second one beside it: so no picture holds a command that a printer executes at once.
  return dots === DLE ? DLE | (DLE >> 1) : dots;
}

/** The commands that print a picture (`GS v 0`), which hold no byte DLE (docs/decisions/037). */
export function rasterCommands(picture: Picture): number[][] {
  const columns = Math.ceil(picture.width / 8);
  const commands: number[][] = [];
  for (let top = 0; top < picture.height;) {
    const left = picture.height - top;
    // A height of 16 would be the byte DLE.
    const rows = left === DLE ? left - 1 : Math.min(MAX_ROWS, left);
    const command = [0x1d, 0x76, 0x30, 0, columns & 0xff, columns >> 8, rows, 0];
    for (let row = top; row < top + rows; row += 1)
      for (let column = 0; column < columns; column += 1) command.push(dotsAt(picture, row, column));
    commands.push(command);
    top += rows;
  }
  return commands;
}
