import 'server-only';
import { z } from 'zod';

/** Whose venues are asked for: the platform's user, of whom only the id is read. */
export const userIdWire = z.object({ data: z.object({ id: z.number().int() }) });
