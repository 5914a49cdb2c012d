import { z } from 'zod';
import { nameOf, readYaml } from '../data/read-data';
import { foodName } from './foods';
import { darkLinenName } from './linens';
import { plateName } from './plates';
import type { Scene } from './scene';

export const tile = z.strictObject({
  linen: darkLinenName,
  plate: plateName,
  food: foodName,
  size: z.number().positive(),
  behind: foodName,
  near: foodName,
});

const TILES = readYaml('pictures/promos.yaml', z.record(z.string(), tile));

export const promoName = nameOf('promotion', Object.keys(TILES));

/** A wide tile, 800 × 400, whose left 45 % stay quiet for the text. */
function promo({ linen, plate, food, size, behind, near }: z.output<typeof tile>): Scene {
  return {
    width: 800,
    height: 400,
    linen,
    horizon: 0.52,
    back: [{ food: behind, x: 754, bottom: 250, size: 126, blur: 3 }],
    plates: [{ plate, x: 580, y: 316, radius: 192 }],
    main: [{ food, x: 578, bottom: 330, size, maxHeight: 226 }],
    front: [
      { food: near, x: 426, bottom: 378, size: 80, turn: -10 },
      { food: 'leaf', x: 748, bottom: 376, size: 104, turn: 28 },
    ],
  };
}

/** Tiles of promotions. */
export const PROMOS: readonly [name: string, scene: Scene][] = Object.entries(TILES).map(([name, plan]) => [
  name,
  promo(plan),
]);
