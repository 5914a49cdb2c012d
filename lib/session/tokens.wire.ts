import 'server-only';
import { z } from 'zod';

/** What the platform answers of tokens, of tracks, and of who a token belongs to (contract rules 22, 43, 44). */
export const tokenWire = z.object({ access_token: z.string().min(1) });
export const trackWire = z.object({ data: z.object({ id: z.string().min(1) }) });
export const endedTrackWire = z.null();
export const userIdWire = z.object({ data: z.object({ id: z.number().int() }) });
