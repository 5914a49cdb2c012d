/** @jest-environment node */
import { GARNISH_SCALE } from './foods';
import { bodyOf, PICTURE_KINDS, portionOf } from './products';
import { otherPicturesOf, picturesOf, PICTURES } from './recipes';
import type { Placed, Scene } from './scene';

function sceneOf(key: string): Scene {
  const plan = PICTURES.get(key);
  if (!plan || !('scene' in plan)) throw new Error(`${key} is no scene`);
  return plan.scene;
}

const SCENES = PICTURE_KINDS.flatMap((kind) =>
  picturesOf(kind).map(({ key, composition }) => ({ kind, key, composition, scene: sceneOf(key) })),
);

/** The main things that are neither the food of the kind nor its companion. */
const isProp = ({ food, size }: Placed, kind: string) =>
  food !== bodyOf(kind).food && !food.endsWith('-above') && size <= 104 * (GARNISH_SCALE[food] ?? 1);

describe('other pictures of a dish', () => {
  it('show it on the same table in the other compositions', () => {
    const all = picturesOf('manty');
    const [first] = all;
    const same = all.filter(({ linen }) => linen === first?.linen).map(({ key }) => key);
    expect(same).toHaveLength(3);
    expect(otherPicturesOf(first?.key ?? '')).toEqual(same.slice(1));
  });

  it('are none of what shows no dish', () => {
    expect(otherPicturesOf('covers/samal')).toEqual([]);
  });
});

describe('a picture of a dish', () => {
  it('has one prop at most, and none close up', () => {
    const props = ({ back, main, front }: Scene, kind: string) =>
      back.length + front.length + main.filter((placed) => isProp(placed, kind)).length;
    const wrong = SCENES.filter(
      ({ kind, composition, scene }) => props(scene, kind) > (composition === 'close' ? 0 : 1),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('stays inside the middle 70 % of the width, unless it is taken close', () => {
    const wrong = SCENES.filter(({ kind, composition, scene: { main, width } }) => {
      if (composition === 'close') return false;
      const dish = main.filter((placed) => !isProp(placed, kind));
      const left = Math.min(...dish.map(({ x, size }) => x - size / 2));
      const right = Math.max(...dish.map(({ x, size }) => x + size / 2));
      return left < width * 0.15 || right > width * 0.85;
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('shows what is flat lower on its plate than a bowl', () => {
    const aboveThePlate = (kind: string) => {
      const { main, plates } = sceneOf(picturesOf(kind)[0]?.key ?? '');
      return (plates[0]?.y ?? 0) - (main[0]?.bottom ?? 0);
    };
    expect(aboveThePlate('pizzaMargherita')).toBeLessThan(aboveThePlate('lagman') - 20);
  });

  it('shows a kilogram larger than a hundred grams, and both within bounds', () => {
    expect([40, 100, 320, 600, 1000, 5000].map((grams) => portionOf(grams))).toEqual([
      0.72, 0.72, 1, 1.16, 1.16, 1.16,
    ]);
    expect(portionOf()).toBe(1);
    const size = (kind: string) => sceneOf(picturesOf(kind)[0]?.key ?? '').main[0]?.size ?? 0;
    expect(size('plovKazan')).toBeGreaterThan(size('plov'));
    expect(size('plov')).toBeGreaterThan(size('samsa'));
  });
});
