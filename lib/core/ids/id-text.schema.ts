import { z } from 'zod';
import { readId } from './ids';

/** An id as an address writes it, in its path or its query, read into its number as {@link readId} does. */
export const idTextSchema = z.string().transform((text, context) => {
  const id = readId(text);
  if (id !== null) return id;
  context.issues.push({ code: 'custom', input: text, message: 'no id' });
  return z.NEVER;
});
