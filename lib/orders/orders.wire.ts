import 'server-only';
import { z } from 'zod';
import { isTimezone } from '@/lib/core/time/zone';
import { ORDER_STATUSES } from './order-fields';

// Orders as the platform sends them: contract schemas Order and Courier. What accompanies the order itself (why it was
// declined, its refund, its attempt to pay) is left out where it cannot be read: the order is shown without it.
const amount = z.number().min(0);
const status = z.enum(ORDER_STATUSES);
const coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const declineWire = z.object({ code: z.string(), message: z.string() });
const refundWire = z.object({
  state: z.enum(['pending', 'completed', 'failed']),
  amount,
  due_at: z.iso.datetime(),
});
const paymentWire = z.object({
  status: z.enum(['pending', 'paid', 'failed', 'expired']),
  amount,
  expires_at: z.iso.datetime(),
});
const addressWire = z.object({
  city: z.string(),
  street: z.string(),
  building: z.string(),
  entrance: z.string().default(''),
  floor: z.string().default(''),
  apartment: z.string().default(''),
  is_private_house: z.boolean().default(false),
  comment: z.string().default(''),
  ...coordinates.shape,
});

export const orderDataWire = z.object({
  id: z.number().int(),
  attributes: z.object({
    number: z.string(),
    type: z.enum(['takeaway', 'express', 'delivery', 'micromarket', 'vendor_delivery']),
    status,
    table_number: z.string().nullable(),
    comment: z.string(),
    customer_name: z.string().nullable(),
    time: z.iso.datetime().nullable().catch(null),
    created_at: z.iso.datetime(),
    currency: z.enum(['KZT', 'GEL']),
    positions_sum: amount,
    discount: amount,
    service_charge: amount,
    delivery_cost: amount,
    sum: amount,
    bonuses_spent: amount,
    bonuses_earned: amount,
    cashback_percentage: z.number().min(0).max(100).catch(0),
    paid_by_card: amount,
    to_pay: amount,
    payment_status: z.enum(['on_receipt', 'pending', 'paid', 'failed', 'expired']),
    decline_reason: declineWire.nullable().catch(null),
    refund: refundWire.nullable().catch(null),
    rating: z
      .object({ score: z.number().int().min(1).max(5) })
      .nullable()
      .catch(null),
    is_rating_allowed: z.boolean(),
    is_tips_allowed: z.boolean(),
    is_cancelable: z.boolean(),
  }),
  current_order_status: z.object({
    next_status: status.nullable(),
    next_average_time: z.number().nullable(),
    next_status_time: z.iso.datetime().nullable().catch(null),
  }),
  relationships: z.object({
    positions: z.array(
      z.object({
        id: z.number().int(),
        product_name: z.string(),
        image_url: z.string().nullable(),
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
      brand_id: z.number().int(),
      brand_name: z.string(),
      address: z.string(),
      phone: z.string().nullable(),
      timezone: z.string().refine(isTimezone),
      coordinates,
    }),
    payment: paymentWire.nullable().catch(null),
    address: addressWire.nullable().catch(null),
    waiter: z.object({ id: z.number().int(), name: z.string() }).nullable().catch(null),
  }),
});

export const orderWire = z.object({ data: orderDataWire });

/** Each order is read by itself, so that one that cannot be read does not fail the others. */
export const orderPageWire = z.object({
  data: z.array(z.unknown()),
  meta: z.object({
    current_page: z.number().int(),
    last_page: z.number().int(),
    total: z.number().int(),
  }),
});

export const courierWire = z.object({
  data: z
    .object({
      name: z.string(),
      phone: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
});
