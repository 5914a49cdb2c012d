import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/core/env/env';
import { issueOf } from '@/lib/core/errors/own-error';
import { log } from '@/lib/core/log/log.server';
import { isPaymentAddress, isSafeAddress } from './payment-address';
import { paymentWire } from './payment.wire';

/** Pages of the platform by display type; `kaspi` has one of its own (PAY-09). */
const PAGES = { default: '/payment-page', kaspi: '/payment-page/kaspi' } as const;

/** The hosted page with its six values (PAY-06 to PAY-08); null unless all addresses are safe. */
export function hostedPageAddress(payment: z.output<typeof paymentWire>): string | null {
  const { upstreamPublicUrl, ownOrigins } = env();
  const query = new URLSearchParams({
    payment_url: payment.payment_url,
    environment: payment.environment,
    success_url: payment.success_url,
    failure_url: payment.failure_url,
    display_type: payment.display_type,
    language: payment.language,
  });
  const address = `${upstreamPublicUrl}${PAGES[payment.display_type]}?${query.toString()}`;
  const leadsBack = [payment.success_url, payment.failure_url].every((url) =>
    ownOrigins.includes(new URL(url).origin),
  );
  const isAllowed =
    leadsBack &&
    isSafeAddress(payment.payment_url) &&
    isPaymentAddress(address, new URL(upstreamPublicUrl).origin);
  if (!isAllowed) log.error({ origin: new URL(payment.payment_url).origin }, 'payment address refused');
  return isAllowed ? address : null;
}

/** Where a new order's payment is paid; null if over or unreadable: its page offers to pay. */
export function readHostedPage(payment: unknown): string | null {
  if (payment == null) return null;
  const parsed = paymentWire.safeParse(payment);
  if (!parsed.success) {
    log.error({ issue: issueOf(parsed.error) }, 'unreadable payment');
    return null;
  }
  return parsed.data.status === 'pending' ? hostedPageAddress(parsed.data) : null;
}
