import { COVERS_GE } from './covers-ge';
import { COVERS_KZ } from './covers-kz';

/** One cover for every brand of the catalogue. */
export const COVERS = { ...COVERS_KZ, ...COVERS_GE };

/** A brand that has a cover and a logo. */
export type BrandName = keyof typeof COVERS;
