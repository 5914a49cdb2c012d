import 'server-only';
import type { z } from 'zod';
import { AppError, type ErrorCode } from '@/lib/core/errors/errors';
import { toMajor } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { readHostedPage } from '@/lib/payments/hosted-page.server';
import { returnAddress } from '@/lib/payments/return-addresses.server';
import { HOSTED_TYPES, paymentTypesOf, type HostedType } from '@/lib/ground/ordering/payment-types';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { getVenue } from '@/lib/ground/venues/venues.server';
import type { TipTarget } from './tips';
import type { Tip, TipRequest } from './tips.schema';
import { tipWire } from './tips.wire';

const REFUSALS: Record<string, ErrorCode> = {
  order_not_found: 'order/not-found',
  bill_not_found: 'bill/not-found',
  tips_not_allowed: 'tips/not-allowed',
  payment_type_unavailable: 'order/payment',
  return_url_not_allowed: 'payment/return-address',
};

/** The platform fills the id of the tips in; the page requests their outcome, whichever way the diner comes back. */
function returnPath(target: TipTarget): string {
  return target.kind === 'order'
    ? paths.orderTip(target.orderId, '{tip_id}')
    : paths.preorderTip(target.preorderId, '{tip_id}');
}

/** Begins the payment of tips, once per key. @throws AppError `tips/not-allowed`, `order/payment`, `…/not-found` */
export async function leaveTips(
  signedIn: SignedIn,
  site: Site,
  idempotencyKey: string,
  { target, amountMinor, payment }: TipRequest,
): Promise<Tip> {
  const address = returnAddress(site, returnPath(target));
  try {
    const wire = await signedIn.post({
      path: 'tips/v1/tips',
      idempotencyKey,
      retries: 1,
      body: {
        ...(target.kind === 'order' ? { order_id: target.orderId } : { preorder_id: target.preorderId }),
        waiter_id: null,
        amount: toMajor(amountMinor),
        payment_type: payment,
        success_url: address,
        failure_url: address,
      },
      schema: tipWire,
    });
    return mapTip(wire);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const code = error.faults.map((fault) => REFUSALS[fault.code]).find((found) => found !== undefined);
    throw code === undefined ? error : new AppError(code, { cause: error });
  }
}

/** The outcome of the diner's tips. @throws AppError `tips/not-found` */
export async function getTip(signedIn: SignedIn, tipId: string): Promise<Tip> {
  try {
    return mapTip(await signedIn.get({ path: 'tips/v1/tips/{tipId}', params: { tipId }, schema: tipWire }));
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404)
      throw new AppError('tips/not-found', { cause: error });
    throw error;
  }
}

/** How tips can be paid at a venue: on the hosted page only. @throws AppError `venue/not-found` */
export async function tipPayments(site: Site, venueId: number): Promise<HostedType[]> {
  const venue = await getVenue(site, venueId);
  if (!venue) throw new AppError('venue/not-found');
  const offered = paymentTypesOf(venue, 'express');
  return HOSTED_TYPES.filter((type) => offered.includes(type));
}

function mapTip({ data }: z.output<typeof tipWire>): Tip {
  return {
    id: data.id,
    status: data.status,
    amountMinor: data.amount,
    waiterName: data.waiter.name,
    paymentAddress: data.status === 'pending' ? readHostedPage(data.payment) : null,
  };
}
