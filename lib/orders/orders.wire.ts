import 'server-only';
import { z } from 'zod';
import { ORDER_STATUSES } from './order-fields';

/** What the platform sends of an order: contract schema Order. */
const amount = z.number().min(0);
const status = z.enum(ORDER_STATUSES);

export const orderWire = z.object({
  data: z.object({
    id: z.number().int(),
    attributes: z.object({
      number: z.string(),
      type: z.enum(['takeaway', 'express', 'delivery', 'micromarket', 'vendor_delivery']),
      status,
      comment: z.string(),
      customer_name: z.string().nullable(),
      time: z.string().nullable(),
      created_at: z.string(),
      currency: z.enum(['KZT', 'GEL']),
      sum: amount,
      bonuses_spent: amount,
      bonuses_earned: amount,
      paid_by_card: amount,
      to_pay: amount,
      payment_status: z.enum(['on_receipt', 'pending', 'paid', 'failed', 'expired']),
      decline_reason: z.object({ message: z.string() }).nullable(),
    }),
    current_order_status: z.object({
      next_status: status.nullable(),
      next_average_time: z.number().nullable(),
      next_status_time: z.string().nullable(),
    }),
    relationships: z.object({
      positions: z.array(
        z.object({
          id: z.number().int(),
          product_name: z.string(),
          size: z.object({ name: z.string() }).nullable(),
          additives: z.array(z.object({ name: z.string(), count: z.number().int() })),
          count: z.number().int(),
          sum: amount,
          state: z.string(),
        }),
      ),
      filial: z.object({
        filial_id: z.number().int(),
        name: z.string(),
        address: z.string(),
        phone: z.string().nullable(),
        timezone: z.string(),
        coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
      }),
    }),
  }),
});
