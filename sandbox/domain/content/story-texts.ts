import { z } from 'zod';
import { readYaml } from '../../data/read-data';
import { everywhereSchema, georgiaSchema, kazakhstanSchema, type Text } from '../../data/text';
import { storyPictures } from '../../pictures/stories';

/** When a story ends: with the week, with the month, never, or it did long ago. */
const run = z.enum(['week', 'month', 'open', 'over']);
export type Run = z.output<typeof run>;

function storyIn<Country extends 'kz' | 'ge'>(country: Country, text: z.ZodType<Text>) {
  const slide = z
    .strictObject({
      text: text.nullable().default(null),
      seconds: z.number().positive().default(5),
      /** `link` is a path of the app. */
      button: z
        .strictObject({ text: everywhereSchema, link: z.string().startsWith('/') })
        .nullable()
        .default(null),
    })
    .transform(({ seconds, ...rest }) => ({ ...rest, durationMs: seconds * 1_000 }));
  return z.strictObject({
    id: z.int(),
    country: z.literal(country),
    pictures: storyPictures,
    title: text,
    brandId: z.int().nullable().default(null),
    venueId: z.int().nullable().default(null),
    run: run.default('open'),
    slides: z.array(slide).min(1),
  });
}

export const story = z.discriminatedUnion('country', [
  storyIn('kz', kazakhstanSchema),
  storyIn('ge', georgiaSchema),
]);
export type Story = z.output<typeof story>;

const { stories } = readYaml(
  'content/stories.yaml',
  z.strictObject({ buttons: z.record(z.string(), everywhereSchema), stories: z.array(story) }),
);

/** The stories of both countries, those that have ended among them. */
export const STORIES: readonly Story[] = stories;
