import { z } from 'zod/mini';

// The parts of a Sentry event that are read; all else, such as the request, is dropped by its absence here.

/** Longer texts are cut: nothing of an error's end is needed, and each character is looked through several times. */
const MAX_TEXT = 8_192;
const text = z.catch(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.slice(0, MAX_TEXT)),
  ),
  '',
);
const line = z.catch(z.optional(z.int()), undefined);

const frame = z.object({
  filename: text,
  function: text,
  lineno: line,
  colno: line,
  in_app: z.catch(z.optional(z.boolean()), undefined),
});

export const reportSchema = z.object({
  event_id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  timestamp: z.number().check(z.positive()),
  level: z.catch(z.enum(['fatal', 'error', 'warning']), 'error'),
  release: z.catch(z.optional(z.string().check(z.regex(/^v\d[\w.-]{0,30}$/))), undefined),
  exception: z.object({
    values: z
      .array(
        z.object({
          type: text,
          value: text,
          stacktrace: z.catch(z.optional(z.object({ frames: z.array(frame) })), undefined),
        }),
      )
      .check(z.minLength(1)),
  }),
  breadcrumbs: z.catch(z.array(z.object({ message: text, timestamp: z.number() })), []),
  tags: z.catch(z.object({ page: text }), { page: '' }),
});
export type Report = z.infer<typeof reportSchema>;

export const reportTakenSchema = z.object({ taken: z.boolean() });
