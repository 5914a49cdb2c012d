import { z } from 'zod/mini';
import { idSchema } from '@/lib/core/ids/id.schema';

/** The request of a browser that has scanned a table's code. */
export const attachmentRequestSchema = z.object({ venueId: idSchema, tableId: idSchema });
export type AttachmentRequest = z.infer<typeof attachmentRequestSchema>;

/** The diner sits at the table now. Its name comes with the list of tables. */
export const attachmentSchema = z.object({ isAttached: z.literal(true) });
export type Attachment = z.infer<typeof attachmentSchema>;
