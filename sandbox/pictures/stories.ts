import type { FoodName } from './foods';
import type { LinenName } from './linens';
import type { PlateName } from './plates';
import type { Scene } from './scene';

/** What a slide shows: a dish on its plate, two things behind it and two before. */
type Slide = [plate: PlateName, dish: FoodName, behind: [FoodName, FoodName], near: [FoodName, FoodName]];

interface StoryPlan {
  /** A dark one: the words of a story are white. */
  linen: LinenName;
  /** Share of the usual size. */
  scale?: number;
  slides: [Slide, ...Slide[]];
}

const STEAMING: ReadonlySet<FoodName> = new Set([
  'beshbarmak',
  'moundPlov',
  'khinkali',
  'bowlKharcho',
  'skewerLamb',
]);

/** A slide, 720 × 1280: the words stand on the wall above and on the cloth below. */
function slide({ linen, scale = 1 }: StoryPlan, [plate, dish, behind, near]: Slide): Scene {
  return {
    width: 720,
    height: 1280,
    linen,
    horizon: 0.45,
    back: [
      { food: behind[0], x: 128, bottom: 640, size: 230, blur: 4 },
      { food: behind[1], x: 604, bottom: 650, size: 214, blur: 3 },
    ],
    plates: [{ plate, x: 360, y: 800, radius: 316 }],
    main: [{ food: dish, x: 360, bottom: 822, size: 452 * scale }],
    front: [
      { food: near[0], x: 112, bottom: 934, size: 150, turn: -12 },
      { food: near[1], x: 622, bottom: 926, size: 138, turn: 10 },
    ],
    ...(STEAMING.has(dish) ? { steam: { x: 352, y: 470, scale: 1.8 } } : {}),
  };
}

/** The tile that opens the story, 368 × 464 for 92 × 116 on a phone; its lower half bears the title. */
function preview({ linen, scale = 1 }: StoryPlan, [plate, dish, behind, near]: Slide): Scene {
  return {
    width: 368,
    height: 464,
    linen,
    horizon: 0.4,
    back: [{ food: behind[0], x: 316, bottom: 216, size: 104, blur: 3 }],
    plates: [{ plate, x: 184, y: 262, radius: 168 }],
    main: [{ food: dish, x: 184, bottom: 276, size: 228 * scale }],
    front: [{ food: near[0], x: 52, bottom: 322, size: 76, turn: -10 }],
  };
}

const STORIES = {
  bargains: {
    linen: 'pome',
    slides: [
      ['clay', 'moundPlov', ['teapot', 'tomato'], ['garlic', 'chili']],
      ['slate', 'skewerLamb', ['onion', 'fire'], ['tomato', 'leaf']],
      ['wood', 'burger', ['fries', 'cup'], ['cucumber', 'tomato']],
    ],
  },
  beshbarmak: {
    linen: 'walnut',
    slides: [
      ['blue', 'beshbarmak', ['teapot', 'wheat'], ['onion', 'leaf']],
      ['wood', 'kazy', ['jug', 'onion'], ['garlic', 'chili']],
      ['clay', 'pialaKumis', ['milk', 'wheat'], ['baursaks', 'leaf']],
    ],
  },
  bonuses: {
    linen: 'walnut',
    slides: [
      ['milk', 'honeyCake', ['honey', 'teapot'], ['strawberry', 'cookie']],
      ['wood', 'coffee', ['chocolate', 'plant'], ['cookie', 'blueberry']],
    ],
  },
  breakfast: {
    linen: 'pine',
    slides: [
      ['cream', 'pancakes', ['honey', 'coffee'], ['blueberry', 'strawberry']],
      ['jade', 'moundShakshuka', ['egg', 'tomato'], ['leaf', 'flatbread']],
    ],
  },
  coffee: {
    linen: 'ember',
    scale: 0.94,
    slides: [['wood', 'coffee', ['croissant', 'plant'], ['cookie', 'chocolate']]],
  },
  takeaway: {
    linen: 'indigo',
    slides: [
      ['jade', 'bento', ['plant', 'teapot'], ['chopsticks', 'ginger']],
      ['wood', 'takeoutBox', ['chopsticks', 'pepper'], ['chili', 'leaf']],
      ['clay', 'wrap', ['fries', 'cup'], ['tomato', 'onion']],
      ['cream', 'pie', ['teapot', 'wheat'], ['butter', 'leaf']],
    ],
  },
  sushi: {
    linen: 'pine',
    slides: [
      ['slate', 'uramakiSalmon', ['plant', 'teapot'], ['sauceSoy', 'ginger']],
      ['slate', 'makiTuna', ['avocado', 'plant'], ['cucumber', 'lemon']],
    ],
  },
  sweets: {
    linen: 'pome',
    slides: [
      ['milk', 'berryCake', ['teapot', 'honey'], ['strawberry', 'cherry']],
      ['cream', 'napoleon', ['coffee', 'chestnut'], ['cookie', 'blueberry']],
    ],
  },
  supra: {
    linen: 'indigo',
    slides: [
      ['blue', 'khinkali', ['jug', 'grapes'], ['tomato', 'leaf']],
      ['wood', 'boat', ['cheese', 'egg'], ['butter', 'leaf']],
      ['clay', 'skewerLamb', ['fire', 'onion'], ['tomato', 'saucePlum']],
    ],
  },
  khinkali: {
    linen: 'pome',
    slides: [
      ['milk', 'khinkali', ['garlic', 'jug'], ['salt', 'leaf']],
      ['clay', 'bowlKharcho', ['corn', 'grapes'], ['chili', 'chestnut']],
    ],
  },
  khachapuri: {
    linen: 'ember',
    slides: [
      ['wood', 'boat', ['egg', 'jug'], ['butter', 'cheese']],
      ['clay', 'cheeseBread', ['wheat', 'cheese'], ['butter', 'leaf']],
    ],
  },
} satisfies Record<string, StoryPlan>;

export type StoryPictures = keyof typeof STORIES;

/** Key of the tile of a story. */
export const previewKey = (name: StoryPictures): string => `stories/${name}`;

/** Keys of the slides of a story, in their order. */
export const slideKeys = (name: StoryPictures): string[] =>
  STORIES[name].slides.map((_slide, n) => `stories/${name}-${n + 1}`);

/** Keys of all pictures of the stories. */
export const storyKeys = (): string[] => storyScenes().map(([key]) => key);

/** Every picture of the stories, by key. */
export function storyScenes(): [key: string, scene: Scene][] {
  return Object.keys(STORIES)
    .filter(isStory)
    .flatMap((name) => {
      const plan: StoryPlan = STORIES[name];
      const keys = slideKeys(name);
      return [
        [previewKey(name), preview(plan, plan.slides[0])] as [string, Scene],
        ...plan.slides.map((one, n): [string, Scene] => [keys[n] ?? '', slide(plan, one)]),
      ];
    });
}

function isStory(name: string): name is StoryPictures {
  return name in STORIES;
}
