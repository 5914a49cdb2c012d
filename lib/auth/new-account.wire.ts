import 'server-only';
import { z } from 'zod';

/** What the platform tells of an account's language, and when the account was made. */
export const accountWire = z.object({ data: z.object({ language: z.string(), created_at: z.string() }) });
export const languageSetWire = z.null();
