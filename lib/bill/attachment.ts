import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';

/** What the browser sends when a table's code was scanned. */
export const attachmentRequestSchema = z.object({ venueId: idSchema, tableId: idSchema });
export type AttachmentRequest = z.infer<typeof attachmentRequestSchema>;

/** The diner sits at the table now. Its name comes with the list of tables. */
export const attachmentSchema = z.object({ isAttached: z.literal(true) });
export type Attachment = z.infer<typeof attachmentSchema>;
