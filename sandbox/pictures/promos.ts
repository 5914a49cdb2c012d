import type { BrandName } from './covers';
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

/** Tiles of promotions, all on dark linens: their words are white. */
export const PROMOS = {
  plov: promo('pome', 'clay', 'moundPlov', 258, 'tomato', 'garlic'),
  sweet: promo('indigo', 'milk', 'honeyCake', 226, 'honey', 'strawberry'),
  sushi: promo('pine', 'slate', 'uramakiSalmon', 264, 'plant', 'avocado'),
  pizza: promo('ember', 'wood', 'wholePizza', 296, 'cheese', 'tomato'),
  coffee: promo('walnut', 'wood', 'coffee', 232, 'chocolate', 'cookie'),
  khinkali: promo('indigo', 'blue', 'khinkali', 244, 'grapes', 'chestnut'),
  breakfast: promo('pine', 'cream', 'pancakes', 240, 'honey', 'blueberry'),
  shashlik: promo('ember', 'slate', 'skewerLamb', 336, 'fire', 'tomato'),
  beshbarmak: promo('walnut', 'blue', 'beshbarmak', 286, 'pialaKumis', 'onion'),
  lagman: promo('indigo', 'clay', 'noodles', 262, 'pepper', 'chili'),
  tea: promo('pome', 'wood', 'baursaks', 262, 'teapot', 'honey'),
  burger: promo('walnut', 'wood', 'burger', 244, 'fries', 'cucumber'),
  doner: promo('pine', 'slate', 'wrap', 258, 'fries', 'onion'),
  wok: promo('pome', 'slate', 'bowlNoodles', 262, 'takeoutBox', 'ginger'),
  bread: promo('walnut', 'wood', 'loaf', 256, 'wheat', 'butter'),
  greens: promo('pine', 'jade', 'bowlGreens', 258, 'avocado', 'lemon'),
  fish: promo('indigo', 'blue', 'salmonSteak', 270, 'lemon', 'lemon'),
  khachapuri: promo('ember', 'wood', 'boat', 286, 'egg', 'cheese'),
  dumplings: promo('indigo', 'milk', 'dumpling', 244, 'pot', 'onion'),
} satisfies Record<string, Scene>;

export type PromoName = keyof typeof PROMOS;

/** The two tiles of a brand's promotions. */
export const PROMOS_OF_BRAND: Record<BrandName, readonly [PromoName, PromoName]> = {
  samal: ['beshbarmak', 'plov'],
  kymyz: ['beshbarmak', 'tea'],
  shanyraq: ['shashlik', 'beshbarmak'],
  qazan: ['plov', 'tea'],
  ili: ['lagman', 'plov'],
  zhetisu: ['lagman', 'beshbarmak'],
  fergana: ['plov', 'shashlik'],
  komir: ['shashlik', 'bread'],
  dala: ['shashlik', 'fish'],
  balqash: ['fish', 'greens'],
  tolqyn: ['sushi', 'wok'],
  katsu: ['sushi', 'fish'],
  wokstreet: ['wok', 'sushi'],
  tao: ['wok', 'dumplings'],
  tez: ['doner', 'burger'],
  'nan-et': ['doner', 'bread'],
  burgerhana: ['burger', 'doner'],
  steppe: ['burger', 'shashlik'],
  piano: ['pizza', 'coffee'],
  bazilik: ['pizza', 'greens'],
  qamyr: ['pizza', 'bread'],
  aula: ['coffee', 'sweet'],
  tan: ['coffee', 'breakfast'],
  'nan-uyi': ['bread', 'coffee'],
  bidai: ['bread', 'tea'],
  balqaimaq: ['sweet', 'tea'],
  shyryn: ['sweet', 'coffee'],
  zhasyl: ['greens', 'fish'],
  koktem: ['greens', 'breakfast'],
  'tangy-as': ['breakfast', 'coffee'],
  'ui-as': ['dumplings', 'lagman'],
  supra: ['khinkali', 'khachapuri'],
  khinklis: ['khinkali', 'shashlik'],
  lazi: ['khachapuri', 'fish'],
  megruli: ['khachapuri', 'khinkali'],
  mtsvadi: ['shashlik', 'bread'],
  tone: ['bread', 'khachapuri'],
  tkbili: ['sweet', 'coffee'],
  rioni: ['coffee', 'breakfast'],
  narikala: ['pizza', 'greens'],
  vake: ['burger', 'doner'],
  shaurma: ['doner', 'burger'],
  umi: ['sushi', 'wok'],
  mtsvane: ['greens', 'bread'],
  dila: ['breakfast', 'coffee'],
};
