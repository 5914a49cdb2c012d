import { ORDER_KINDS } from '@/lib/ground/ordering/order-kind';
import { z } from 'zod/mini';
import { ORDER_STATUSES, PAYMENT_STATUSES, POSITION_STATES } from './order-fields';

/* The answer of `/api/orders`; the browser loads its schema when an answer arrives. */

const coordinatesSchema = z.object({ latitude: z.number(), longitude: z.number() });

export const orderPositionSchema = z.object({
  id: z.number(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  sizeName: z.nullable(z.string()),
  additives: z.array(z.object({ name: z.string(), count: z.number() })),
  count: z.number(),
  sumMinor: z.number(),
  state: z.enum(POSITION_STATES),
});

export const orderSchema = z.object({
  id: z.number(),
  number: z.string(),
  type: z.enum(ORDER_KINDS),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  tableNumber: z.nullable(z.string()),
  comment: z.string(),
  customerName: z.nullable(z.string()),
  wantedAt: z.nullable(z.string()),
  createdAt: z.string(),
  currency: z.enum(['KZT', 'GEL']),
  positionsSumMinor: z.number(),
  /** By promo code. */
  discountMinor: z.number(),
  serviceChargeMinor: z.number(),
  deliveryMinor: z.number(),
  sumMinor: z.number(),
  toPayMinor: z.number(),
  paidByCardMinor: z.number(),
  bonusesSpentMinor: z.number(),
  bonusesEarnedMinor: z.number(),
  /** Share of what was paid for goods that comes back, percent. */
  cashbackPercentage: z.number(),
  /** Why it was declined; each but `other` has a text of ours beside the platform's message. */
  decline: z.nullable(
    z.object({
      reason: z.enum(['byDiner', 'byRestaurant', 'notDelivered', 'other']),
      message: z.string(),
    }),
  ),
  refund: z.nullable(
    z.object({
      state: z.enum(['pending', 'completed', 'failed']),
      amountMinor: z.number(),
      dueAt: z.string(),
    }),
  ),
  /** Stars, 1 to 5. */
  rating: z.nullable(z.number()),
  isRatingAllowed: z.boolean(),
  isTipsAllowed: z.boolean(),
  isCancelable: z.boolean(),
  nextStatus: z.nullable(z.enum(ORDER_STATUSES)),
  nextMinutes: z.nullable(z.number()),
  nextAt: z.nullable(z.string()),
  positions: z.array(orderPositionSchema),
  venue: z.object({
    id: z.number(),
    name: z.string(),
    brandId: z.number(),
    brandName: z.string(),
    address: z.string(),
    phone: z.nullable(z.string()),
    timezone: z.string(),
    coordinates: coordinatesSchema,
  }),
  /** The latest attempt to pay on the hosted page. */
  payment: z.nullable(
    z.object({
      status: z.enum(['pending', 'paid', 'failed', 'expired']),
      amountMinor: z.number(),
      expiresAt: z.string(),
    }),
  ),
  /** The delivery address. */
  address: z.nullable(
    z.object({
      city: z.string(),
      street: z.string(),
      building: z.string(),
      entrance: z.string(),
      floor: z.string(),
      apartment: z.string(),
      isPrivateHouse: z.boolean(),
      /** For the courier. */
      comment: z.string(),
      coordinates: coordinatesSchema,
    }),
  ),
  waiter: z.nullable(z.object({ id: z.number(), name: z.string() })),
});
export type Order = z.infer<typeof orderSchema>;

/** A page of the diner's orders, newest first. */
export const orderPageSchema = z.object({
  orders: z.array(orderSchema),
  page: z.number(),
  lastPage: z.number(),
  total: z.number(),
});
export type OrderPage = z.infer<typeof orderPageSchema>;

/** The order's courier, and where they are if that is known; null while none is assigned. */
export const courierAnswerSchema = z.object({
  courier: z.nullable(
    z.object({ name: z.string(), phone: z.string(), coordinates: z.nullable(coordinatesSchema) }),
  ),
});
export type Courier = NonNullable<z.infer<typeof courierAnswerSchema>['courier']>;
