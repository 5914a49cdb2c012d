import { z } from 'zod/mini';
import { LARGEST_ID } from './ids';

/** The platform's ids: contract schema Id. */
export const idSchema = z.int().check(z.positive(), z.maximum(LARGEST_ID));
