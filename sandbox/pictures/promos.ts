import type { FoodName } from './foods';
import type { LinenName } from './linens';
import type { PlateName } from './plates';
import type { Scene } from './scene';

/** A wide tile, 800 × 400, whose left 45 % stay quiet for the words. */
function promo(
  linen: LinenName,
  plate: PlateName,
  dish: FoodName,
  size: number,
  behind: FoodName,
  near: FoodName,
): Scene {
  return {
    width: 800,
    height: 400,
    linen,
    horizon: 0.52,
    back: [{ food: behind, x: 754, bottom: 250, size: 126, blur: 3 }],
    plates: [{ plate, x: 580, y: 316, radius: 192 }],
    main: [{ food: dish, x: 578, bottom: 330, size }],
    front: [
      { food: near, x: 426, bottom: 378, size: 80, turn: -10 },
      { food: 'leaf', x: 748, bottom: 376, size: 104, turn: 28 },
    ],
  };
}

/** Tiles for promotions, subsidies and stories. */
export const PROMOS = {
  plov: promo('pome', 'clay', 'moundPlov', 258, 'tomato', 'garlic'),
  sweet: promo('saffron', 'milk', 'honeyCake', 226, 'honey', 'strawberry'),
  sushi: promo('pine', 'slate', 'uramakiSalmon', 264, 'plant', 'avocado'),
  pizza: promo('apricot', 'wood', 'wholePizza', 296, 'cheese', 'tomato'),
  coffee: promo('walnut', 'wood', 'coffee', 232, 'chocolate', 'cookie'),
  khinkali: promo('indigo', 'blue', 'khinkali', 244, 'grapes', 'chestnut'),
  breakfast: promo('sage', 'cream', 'pancakes', 240, 'honey', 'blueberry'),
  shashlik: promo('ember', 'slate', 'skewerLamb', 336, 'fire', 'tomato'),
} satisfies Record<string, Scene>;
