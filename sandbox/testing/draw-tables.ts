/**
 * Draws the laid tables of the sign-in and of the kiosk, to be looked at after a change of drawing:
 * `npx tsx sandbox/testing/draw-tables.ts public/icons`.
 */
import { drawScene, type Placed } from '../pictures/scene';

const [, , folder = 'public/icons'] = process.argv;

const SIDE = 1080;

/** A food or plate of the table: its middle and its size, or the plate's radius. */
const food = (name: string, x: number, bottom: number, size: number, turn = 0): Placed => ({
  food: name,
  x,
  bottom,
  size,
  turn,
});
const plate = (name: string, x: number, y: number, radius: number) => ({ plate: name, x, y, radius });

/** The dishes that both countries know by heart, round the pot of plov. */
const TABLE = {
  width: SIDE,
  height: SIDE,
  fromAbove: true,
  back: [],
  plates: [
    plate('clay', 540, 556, 292),
    plate('blue', 152, 236, 196),
    plate('wood', 916, 236, 214),
    plate('cream', 146, 872, 206),
    plate('milk', 934, 862, 212),
    plate('milk', 528, 116, 126),
    plate('wood', 540, 1004, 124),
  ],
  main: [
    food('plovKazan-above', 540, 556, 486),
    food('manty-above', 106, 186, 138),
    food('manty-above', 214, 200, 138, 24),
    food('manty-above', 152, 296, 138, -16),
    food('tandyrNan-above', 908, 228, 318),
    food('beshbarmak-above', 146, 872, 312),
    food('boat-above', 934, 862, 316, -14),
    food('achichuk-above', 528, 116, 178),
    food('chakchak-above', 540, 1004, 172),
  ],
  front: [
    food('tomato', 336, 306, 112, 10),
    food('leaf', 738, 256, 132, 60),
    food('lemon', 344, 1012, 100, 10),
    food('leaf', 262, 642, 112, -40),
    food('tomato', 738, 1012, 100, -10),
    food('garlic', 836, 622, 88, 12),
    food('grapes', 768, 122, 122, 10),
    food('chili', 330, 96, 108, 30),
    food('orange', 1022, 572, 92),
    food('chestnut', 58, 562, 82),
  ],
};

for (const [file, linen] of [
  ['laid-table', 'pome'],
  ['laid-table-indigo', 'indigo'],
] as const) {
  const drawn = await drawScene({ ...TABLE, linen });
  await drawn.webp({ quality: 66, effort: 6 }).toFile(`${folder}/${file}.webp`);
}
