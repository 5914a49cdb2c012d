import 'server-only';
import { z } from 'zod';

/** Suggestions as the platform sends them: contract call autocomplete. */
export const autocompleteWire = z.object({ data: z.array(z.unknown()) });
