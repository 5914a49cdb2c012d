import { z } from 'zod';
import { nameOf, readYaml } from '../data/read-data';
import { colour, shade } from './schemas';

const linen = z.strictObject({ wall: shade, cloth: shade, shadow: colour, weave: colour });
const linens = z.record(z.string(), linen);

const { light, dark } = readYaml('pictures/linens.yaml', z.strictObject({ light: linens, dark: linens }));

/** A laid table: its wall, its cloth, the colour of the shadows on it and of the woven line. */
export interface Linen extends z.output<typeof linen> {
  isDark: boolean;
}

/** One of `data/pictures/linens.yaml`. */
export type LinenName = string;

const laid = (tones: z.output<typeof linens>, isDark: boolean) =>
  Object.entries(tones).map(([name, one]): [LinenName, Linen] => [name, { ...one, isDark }]);

export const LINENS: Readonly<Record<LinenName, Linen>> = Object.fromEntries([
  ...laid(light, false),
  ...laid(dark, true),
]);

export const linenName = nameOf('linen', Object.keys(LINENS));

/** Under white text. */
export const darkLinenName = nameOf('dark linen', Object.keys(dark));

/** The linens that go with a kind of food; the place in a row is the number of the picture, counted from 1. */
export const LINEN_ROWS = readYaml(
  'pictures/linen-rows.yaml',
  z.record(z.string(), z.tuple([linenName], linenName)),
);
