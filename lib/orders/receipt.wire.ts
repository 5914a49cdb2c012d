import 'server-only';
import { z } from 'zod';

const amount = z.number().min(0);

/** A receipt as the platform sends it: contract schema Receipt. A link that cannot be followed is left out. */
export const receiptWire = z.object({
  data: z.object({
    number: z.string(),
    order_number: z.string(),
    title: z.string(),
    seller: z.object({ name: z.string(), tax_number: z.string(), address: z.string() }),
    lines: z.array(z.object({ name: z.string(), count: z.number(), price: amount, sum: amount })).min(1),
    positions_sum: amount,
    discount: amount,
    service_charge: amount,
    delivery_cost: amount,
    sum: amount,
    bonuses_spent: amount,
    paid: amount,
    currency: z.enum(['KZT', 'GEL']),
    payment_type: z.enum(['online', 'cash', 'kaspi']),
    issued_at: z.iso.datetime(),
    fiscal_url: z
      .url({ protocol: /^https$/ })
      .nullable()
      .catch(null),
  }),
});
