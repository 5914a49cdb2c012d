import 'server-only';
import { z } from 'zod';

/** The fields that are read of a venue's technical card: contract schema Terminal. */
export const terminalWire = z.object({
  data: z.object({
    terminal_id: z.number().int(),
    is_active: z.boolean(),
    exclude_from_terminal_linking: z.boolean(),
    main_terminal_id: z.number().int(),
  }),
});
