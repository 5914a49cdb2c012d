import { COVERS, LOGOS, type Logo } from './brands';
import { PICTURE_KINDS, productScene, shotsOf, type PictureKind, type Shot } from './products';
import { PROMOS } from './promos';
import type { Scene } from './scene';
import { storyScenes } from './stories';

/** A picture of a kind of dish. */
export interface ProductPicture extends Shot {
  key: string;
}

const slug = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The pictures of a kind of dish, in the order of their numbers. */
export function picturesOf(kind: PictureKind): ProductPicture[] {
  return shotsOf(kind).map((shot, n) => ({ ...shot, key: `products/${slug(kind)}-${n + 1}` }));
}

/** For each picture of a dish the others that are taken on the same table: each menu reads them for a third of its dishes. */
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  PICTURE_KINDS.flatMap((kind) => {
    const all = picturesOf(kind);
    return all.map(({ key, linen }): [string, string[]] => [
      key,
      all.flatMap((other) => (other.linen === linen && other.key !== key ? other.key : [])),
    ]);
  }),
);

/** The other pictures of the same dish, taken on the same table; none for a picture that shows no dish. */
export function otherPicturesOf(picture: string): readonly string[] {
  return OTHERS.get(picture) ?? [];
}

/** The parts of a picture. */
export type PicturePlan = { scene: Scene } | { logo: Logo };

function allPlans(): Map<string, PicturePlan> {
  const plans = new Map<string, PicturePlan>();
  for (const [name, scene] of COVERS) plans.set(`covers/${name}`, { scene });
  for (const [name, logo] of LOGOS) plans.set(`logos/${name}`, { logo });
  for (const [name, scene] of PROMOS) plans.set(`promos/${name}`, { scene });
  for (const [key, scene] of storyScenes()) plans.set(key, { scene });
  for (const kind of PICTURE_KINDS) {
    const pictures = picturesOf(kind);
    const linens = [...new Set(pictures.map(({ linen }) => linen))];
    for (const { key, ...shot } of pictures)
      plans.set(key, { scene: productScene(kind, shot, linens.indexOf(shot.linen)) });
  }
  return plans;
}

/** Every picture there is, by key: covers, logos, promos and stories first, because every screen starts with them. */
export const PICTURES: ReadonlyMap<string, PicturePlan> = allPlans();
