import { COVERS, LOGOS, type Logo } from './brands';
import type { LinenName } from './linens';
import { linensOf, PICTURE_KINDS, productScene, type PictureKind } from './products';
import { PROMOS } from './promos';
import type { Scene } from './scene';
import { storyScenes } from './stories';

/** A picture of a kind and the linen it is laid on. */
export interface ProductPicture {
  key: string;
  linen: LinenName;
}

const slug = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The pictures of a kind of dish, in the order of their numbers. */
export function picturesOf(kind: PictureKind): ProductPicture[] {
  return linensOf(kind).map((linen, n) => ({ key: `products/${slug(kind)}-${n + 1}`, linen }));
}

/** The other pictures of the same dish, in the order of their numbers; none for a picture that shows no dish. */
export function otherPicturesOf(picture: string): string[] {
  const kind = PICTURE_KINDS.find((one) => picturesOf(one).some(({ key }) => key === picture));
  return kind ? picturesOf(kind).flatMap(({ key }) => (key === picture ? [] : key)) : [];
}

/** What a picture is made from. */
export type PicturePlan = { scene: Scene } | { logo: Logo };

function allPlans(): Map<string, PicturePlan> {
  const plans = new Map<string, PicturePlan>();
  for (const [name, scene] of COVERS) plans.set(`covers/${name}`, { scene });
  for (const [name, logo] of LOGOS) plans.set(`logos/${name}`, { logo });
  for (const [name, scene] of PROMOS) plans.set(`promos/${name}`, { scene });
  for (const [key, scene] of storyScenes()) plans.set(key, { scene });
  for (const kind of PICTURE_KINDS)
    picturesOf(kind).forEach(({ key }, n) => plans.set(key, { scene: productScene(kind, n) }));
  return plans;
}

/** Every picture there is, by key: covers, logos, promos and stories first, because every screen starts with them. */
export const PICTURES: ReadonlyMap<string, PicturePlan> = allPlans();
