import { z } from 'zod/mini';
import { idSchema } from '@/lib/ids/id.schema';

/** What the browser sends when a table's code was scanned. */
export const attachmentRequestSchema = z.object({ venueId: idSchema, tableId: idSchema });
export type AttachmentRequest = z.infer<typeof attachmentRequestSchema>;

/** The table that the diner sits at now. */
export const attachmentSchema = z.object({ tableName: z.string() });
export type Attachment = z.infer<typeof attachmentSchema>;
