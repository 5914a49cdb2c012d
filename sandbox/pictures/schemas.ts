import { z } from 'zod';

/** The shared schemas of the files of `data/pictures`. */
export const colour = z.string().regex(/^#[0-9A-F]{6}$/, {
  error: ({ input }) => `must be a colour such as '#F3C46A', not '${String(input)}'`,
});

/** From one colour to another. */
export const shade = z.tuple([colour, colour]);

/** The row of a name that was checked when the data was read. */
export function named<Thing>(things: Readonly<Record<string, Thing>>, name: string): Thing {
  const thing = Object.hasOwn(things, name) ? things[name] : undefined;
  if (thing === undefined) throw new Error(`Nothing is called '${name}'`);
  return thing;
}
