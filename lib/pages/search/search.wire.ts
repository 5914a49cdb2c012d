import 'server-only';
import { z } from 'zod';

/** What the platform sends as suggestions: contract call autocomplete. */
export const autocompleteWire = z.object({ data: z.array(z.unknown()) });
