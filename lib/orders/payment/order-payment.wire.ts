import 'server-only';
import { z } from 'zod';
import { paymentWire } from '@/lib/payments/payment.wire';

/** The answer to a new attempt to pay an order. */
export const paymentAnswerWire = z.object({ data: paymentWire });
