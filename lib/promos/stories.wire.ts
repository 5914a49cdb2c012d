import 'server-only';
import { z } from 'zod';

/** Stories as the platform sends them: contract schema Story. */
export const storyWire = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  preview_image_url: z.url({ protocol: /^https?$/ }),
  is_viewed: z.boolean().default(false),
  ends_at: z.iso.datetime().nullish(),
  slides: z.array(z.unknown()),
});
export type StoryWire = z.infer<typeof storyWire>;

export const storySlideWire = z.object({
  image_url: z.url({ protocol: /^https?$/ }),
  text: z.string().nullish(),
  duration_ms: z.number(),
  button: z
    .object({ text: z.string().min(1), link: z.string() })
    .nullish()
    .catch(null),
});

/** Read one by one, so that a broken story does not cost the others. */
export const storyListWire = z.object({ data: z.array(z.unknown()) });
