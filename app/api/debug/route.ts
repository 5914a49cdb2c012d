import { defineRoute } from '@/lib/core/bff/define-route';
import { endedDebugCookies } from '@/lib/core/debug/debug-access.server';
import { debugEndSchema } from '@/lib/core/debug/debug.schema';

/** Switches the debug bar off in this browser. */
export const DELETE = defineRoute({
  answer: debugEndSchema,
  needsSession: false,
  handle: ({ setCookies }) => {
    setCookies(endedDebugCookies());
    return Promise.resolve({ isOn: false as const });
  },
});
