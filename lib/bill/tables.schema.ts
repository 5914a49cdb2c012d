import { z } from 'zod/mini';

/** The tables of a venue, by number; none where it has no list of them. */
export const tableListSchema = z.object({
  tables: z.array(
    z.object({
      id: z.number(),
      /** What a diner may type. */
      number: z.string(),
      /** In the page's language. */
      name: z.string(),
    }),
  ),
});
export type TableList = z.infer<typeof tableListSchema>;
export type Table = TableList['tables'][number];
