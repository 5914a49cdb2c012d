import type { FoodName } from './foods';
import type { LinenName } from './linens';
import type { PlateName } from './plates';
import type { Placed, Scene } from './scene';

/** Two dishes on a wide table; `back` and `front` are written from left to right. */
export function cover(
  linen: LinenName,
  left: [PlateName, FoodName, number],
  right: [PlateName, FoodName, number],
  back: [FoodName, FoodName, FoodName],
  front: [FoodName, FoodName, FoodName],
): Scene {
  const [leftPlate, leftFood, leftSize] = left;
  const [rightPlate, rightFood, rightSize] = right;
  const behind = (food: FoodName, x: number, size: number, blur: number): Placed => ({
    food,
    x,
    bottom: 322,
    size,
    blur,
  });
  return {
    width: 960,
    height: 540,
    linen,
    horizon: 0.46,
    back: [behind(back[0], 92, 196, 4), behind(back[2], 872, 186, 4), behind(back[1], 490, 190, 3)],
    plates: [
      { plate: leftPlate, x: 300, y: 424, radius: 240 },
      { plate: rightPlate, x: 694, y: 418, radius: 232 },
    ],
    main: [
      { food: leftFood, x: 298, bottom: 446, size: leftSize },
      { food: rightFood, x: 692, bottom: 442, size: rightSize },
    ],
    front: [
      { food: front[0], x: 106, bottom: 514, size: 116, turn: -8 },
      { food: front[1], x: 496, bottom: 518, size: 124, turn: 8 },
      { food: front[2], x: 878, bottom: 516, size: 124, turn: 14 },
    ],
  };
}
