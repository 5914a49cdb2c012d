import 'server-only';
import { z } from 'zod';

/** How far a call of a waiter is (contract call callWaiter). */
export const waiterCallWire = z.object({ data: z.object({ status: z.enum(['sent', 'accepted', 'done']) }) });
