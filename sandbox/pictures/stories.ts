import { z } from 'zod';
import { nameOf, readYaml } from '../data/read-data';
import { foodName } from './foods';
import { darkLinenName } from './linens';
import { plateName } from './plates';
import type { Scene } from './scene';
import { named } from './schemas';

const twoFoods = z.tuple([foodName, foodName]);

const slide = z.strictObject({
  plate: plateName,
  food: foodName,
  behind: twoFoods,
  near: twoFoods,
  steams: z.boolean().default(false),
});
type Slide = z.output<typeof slide>;

const story = z.strictObject({
  linen: darkLinenName,
  scale: z.number().positive().default(1),
  slides: z.tuple([slide], slide),
});
type StoryPlan = z.output<typeof story>;

const STORIES = readYaml('pictures/stories.yaml', z.record(z.string(), story));

/** One of `data/pictures/stories.yaml`. */
export type StoryPictures = string;

export const storyPictures = nameOf('story with pictures', Object.keys(STORIES));

/** A slide, 720 × 1280: the text is on the wall above and on the cloth below. */
function slideScene({ linen, scale }: StoryPlan, { plate, food, behind, near, steams }: Slide): Scene {
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
    main: [{ food, x: 360, bottom: 822, size: 452 * scale }],
    front: [
      { food: near[0], x: 112, bottom: 934, size: 150, turn: -12 },
      { food: near[1], x: 622, bottom: 926, size: 138, turn: 10 },
    ],
    ...(steams ? { steam: { x: 352, y: 470, scale: 1.8 } } : {}),
  };
}

/** The tile that opens the story, 368 × 464 for 92 × 116 on a phone; its lower half bears the title. */
function previewScene({ linen, scale }: StoryPlan, { plate, food, behind, near }: Slide): Scene {
  return {
    width: 368,
    height: 464,
    linen,
    horizon: 0.4,
    back: [{ food: behind[0], x: 316, bottom: 216, size: 104, blur: 3 }],
    plates: [{ plate, x: 184, y: 262, radius: 168 }],
    main: [{ food, x: 184, bottom: 276, size: 228 * scale }],
    front: [{ food: near[0], x: 52, bottom: 322, size: 76, turn: -10 }],
  };
}

/** Key of the tile of a story. */
export const previewKey = (name: StoryPictures): string => `stories/${name}`;

/** Keys of the slides of a story, in their order. */
export const slideKeys = (name: StoryPictures): string[] =>
  named(STORIES, name).slides.map((_slide, n) => `stories/${name}-${n + 1}`);

/** Keys of all pictures of the stories. */
export const storyKeys = (): string[] => storyScenes().map(([key]) => key);

/** Every picture of the stories, by key. */
export function storyScenes(): [key: string, scene: Scene][] {
  return Object.entries(STORIES).flatMap(([name, plan]) => {
    const keys = slideKeys(name);
    return [
      [previewKey(name), previewScene(plan, plan.slides[0])] as [string, Scene],
      ...plan.slides.map((one, n): [string, Scene] => [keys[n] ?? '', slideScene(plan, one)]),
    ];
  });
}
