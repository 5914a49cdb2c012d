import { COMPOSITIONS } from '../../pictures/compositions';
import type { LinenName } from '../../pictures/linens';
import type { PictureKind } from '../../pictures/products';
import { picturesOf } from '../../pictures/recipes';

/** Gives a dish a picture; `place` is its number in the menu. */
export type PictureChooser = (kind: PictureKind, place: number) => string | null;

/** Linens take turns from dish to dish; three of them would go with one composition each, so every round begins one later. */
const turnOf = (place: number, linens: number) =>
  linens % COMPOSITIONS.length === 0 ? place + Math.floor(place / linens) : place;

/** Pictures of a brand's menu: its linens in turn, neighbours composed differently, no early repeats. */
export function createPictureChooser(linens: readonly LinenName[]): PictureChooser {
  const used = new Set<string>();
  return (kind, place) => {
    const composition = COMPOSITIONS[place % COMPOSITIONS.length];
    const all = picturesOf(kind).filter((picture) => picture.composition === composition);
    const preferred = all.filter(({ linen }) => linens.includes(linen));
    const shift = preferred.length > 0 ? turnOf(place, preferred.length) % preferred.length : 0;
    const inOrder = [
      ...preferred.slice(shift),
      ...preferred.slice(0, shift),
      ...all.filter(({ linen }) => !linens.includes(linen)),
    ];
    const chosen = inOrder.find(({ key }) => !used.has(key)) ?? inOrder[place % inOrder.length];
    if (!chosen) return null;
    used.add(chosen.key);
    return chosen.key;
  };
}
