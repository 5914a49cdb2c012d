import { z } from 'zod/mini';
import { typedLine } from '@/lib/core/text/typed-text.schema';

/** The beginning of an address, as it is typed. */
export const suggestionQuerySchema = z.object({ text: typedLine({ min: 1, max: 200 }) });
