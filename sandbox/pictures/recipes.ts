import { productScene, variantsOf } from './recipe';
import { COVERS } from './covers';
import { LOGOS, type Logo } from './logos';
import { PROMOS } from './promos';
import { ASIAN } from './recipes-asian';
import { DRINKS } from './recipes-drinks';
import { GEORGIAN } from './recipes-georgian';
import { KAZAKH } from './recipes-kazakh';
import { LIGHT } from './recipes-light';
import { STREET } from './recipes-street';
import { SWEETS } from './recipes-sweets';
import { storyScenes } from './stories';
import type { LinenName } from './linens';
import type { Scene } from './scene';

const PRODUCTS = { ...KAZAKH, ...LIGHT, ...GEORGIAN, ...STREET, ...ASIAN, ...SWEETS, ...DRINKS };

/** A kind of dish that the image store has pictures of. */
export type PictureKind = keyof typeof PRODUCTS;

/** A picture of a kind and the linen it is laid on. */
export interface ProductPicture {
  key: string;
  linen: LinenName;
}

const slug = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The pictures of a kind of dish, in the order of their numbers. */
export function picturesOf(kind: PictureKind): ProductPicture[] {
  return variantsOf(PRODUCTS[kind]).map((linen, n) => ({ key: `products/${slug(kind)}-${n + 1}`, linen }));
}

/** What a picture is made from. */
export type PicturePlan = { scene: Scene } | { logo: Logo };

function isKind(name: string): name is PictureKind {
  return name in PRODUCTS;
}

function allPlans(): Map<string, PicturePlan> {
  const plans = new Map<string, PicturePlan>();
  for (const [name, scene] of Object.entries(COVERS)) plans.set(`covers/${name}`, { scene });
  for (const [name, logo] of Object.entries(LOGOS)) plans.set(`logos/${name}`, { logo });
  for (const [name, scene] of Object.entries(PROMOS)) plans.set(`promos/${name}`, { scene });
  for (const [key, scene] of storyScenes()) plans.set(key, { scene });
  for (const kind of Object.keys(PRODUCTS).filter(isKind))
    picturesOf(kind).forEach(({ key }, n) => plans.set(key, { scene: productScene(PRODUCTS[kind], n) }));
  return plans;
}

/** Every picture there is, by key: covers, logos, promos and stories first, because every screen starts with them. */
export const PICTURES: ReadonlyMap<string, PicturePlan> = allPlans();
