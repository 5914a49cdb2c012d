/** @jest-environment node */
import { picturesOf } from '../../pictures/recipes';
import { PICTURE_KINDS } from '../../pictures/products';
import { buildCatalogue } from '../catalogue';
import { createPictureChooser } from './picture-chooser';

const ALL = new Map(
  PICTURE_KINDS.flatMap((kind) => picturesOf(kind).map((picture) => [picture.key, picture])),
);

describe('the pictures of a menu', () => {
  it('never show two neighbours in one composition, beside or below each other', () => {
    const choose = createPictureChooser(['sand']);
    const menu = Array.from(
      { length: 60 },
      (_, place) => ALL.get(choose('lagman', place) ?? '')?.composition,
    );
    expect(menu).not.toContain(undefined);
    expect(menu.filter((composition, n) => n > 0 && composition === menu[n - 1])).toEqual([]);
    expect(menu.filter((composition, n) => n > 1 && composition === menu[n - 2])).toEqual([]);
  });

  it('stand on the linens of the brand where the kind has them', () => {
    const choose = createPictureChooser(['sage']);
    const linens = [1, 2, 3].map((place) => ALL.get(choose('plov', place) ?? '')?.linen);
    expect(linens).toEqual(['sage', 'sage', 'sage']);
  });

  it.each([
    ['two', ['sand', 'apricot']],
    ['three', ['sand', 'apricot', 'oat']],
  ])('lie on another linen than the dish before, where a brand has %s', (_count, linens) => {
    const choose = createPictureChooser(linens);
    const menu = Array.from({ length: 60 }, (_, place) => choose('lagman', place) ?? '').map(
      (key) => ALL.get(key)?.linen,
    );
    // Of each brand's linens as long as there are pictures that the menu has not shown yet.
    const own = menu.slice(0, linens.length * 3);
    expect(own.filter((linen, n) => n > 0 && linen === own[n - 1])).toEqual([]);
    expect(new Set(own)).toEqual(new Set(linens));
  });

  it('never show two neighbours alike in the menus of the catalogue', () => {
    const shown = buildCatalogue(0.1).brands.flatMap(({ menu }) =>
      menu.categories.map(({ products }) =>
        products.map(({ picture }) => (picture === null ? null : (ALL.get(picture)?.composition ?? picture))),
      ),
    );
    const alike = shown.flatMap((row) => row.filter((one, n) => n > 0 && one !== null && one === row[n - 1]));
    expect(shown.flat().filter((one) => one !== null).length).toBeGreaterThan(900);
    expect(alike).toEqual([]);
  });
});
