import 'server-only';
import { z } from 'zod';
import { BEST_SCORE } from './rating';

/** The rating that was taken: contract schema Rating. */
export const ratingWire = z.object({ data: z.object({ score: z.number().int().min(1).max(BEST_SCORE) }) });
