import { z } from 'zod/mini';

/** The tables of a venue by number. Ids stay private: an id opens the table's bill. */
export const tableListSchema = z.object({
  tables: z.array(
    z.object({
      /** The numbers that a diner may type. */
      number: z.string(),
      /** In the page's language. */
      name: z.string(),
    }),
  ),
  /** The table whose code was scanned, where the venue has it. */
  scanned: z.nullable(z.object({ name: z.string() })),
});
export type TableList = z.infer<typeof tableListSchema>;
