import 'server-only';
import { env } from '@/lib/core/env/env';
import { AppError } from '@/lib/core/errors/errors';
import { toMajor } from '@/lib/core/money/money';
import { paths } from '@/lib/core/paths/paths';
import { readHostedPage } from '@/lib/payments/hosted-page.server';
import { returnAddress } from '@/lib/payments/return-addresses.server';
import { paymentTypesOf } from '@/lib/ground/ordering/payment-types';
import { BONUS_ACCOUNTS } from '@/lib/rewards/balance';
import { getBonusRules } from '@/lib/rewards/bonus-rules.server';
import { getLevelPercentage } from '@/lib/rewards/grading.server';
import type { SignedIn } from '@/lib/core/session/signed-in.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError, valueOrNull } from '@/lib/core/upstream/upstream-error';
import { getVenue } from '@/lib/ground/venues/venues.server';
import type { BegunPayment, BillPaymentRequest, Payer } from './bill-payment.schema';
import { mapBillPaymentFailure, mapPreorder } from './bill.map';
import { begunPaymentWire, preorderWire } from './bill.wire';
import type { Preorder } from './preorder';
import { passedTableHeaders, type TableHeaders } from '@/lib/ground/ordering/table-headers.schema';

/** How the platform names the accounts (contract schema BonusAccount). */
const ACCOUNTS = { general: 'general', privateReward: 'private_reward' } as const;

/** The ways in which the diner can pay bills of a venue. @throws AppError `venue/not-found`, `auth/required` */
export async function getPayer(signedIn: SignedIn, site: Site, venueId: number): Promise<Payer> {
  const venue = await getVenue(site, venueId);
  if (!venue) throw new AppError('venue/not-found');
  const [rules, levelPercentage] = await Promise.all([
    getBonusRules(signedIn, venue),
    getLevelPercentage(signedIn),
  ]);
  return {
    accounts: BONUS_ACCOUNTS.flatMap((name) => {
      const rule = rules[name];
      if (!rule || rule.availableMinor === 0) return [];
      const { availableMinor, maxUsagePercentage } = rule;
      return [{ name, availableMinor, maxUsagePercentage }];
    }),
    levelPercentage,
  };
}

/** Refuses a visibly wrong payment. @throws AppError `bill/not-found`, `order/payment` */
export async function refuseBillPayment(
  site: Site,
  { venueId, payment }: Pick<BillPaymentRequest, 'venueId' | 'payment'>,
): Promise<void> {
  const venue = await valueOrNull(getVenue(site, venueId));
  if (!venue) return;
  if (!venue.isCheckPullingEnabled) throw new AppError('bill/not-found');
  if (!paymentTypesOf(venue, 'express').includes(payment)) throw new AppError('order/payment');
}

/** Begins the payment of a whole bill; repeats get the same one (contract rule 22). @throws AppError, also `bill/unknown-outcome` */
export async function payBill(
  signedIn: SignedIn,
  site: Site,
  billId: string,
  idempotencyKey: string,
  request: BillPaymentRequest,
  headers: TableHeaders = {},
): Promise<BegunPayment> {
  // Either way back leads to the page that polls the payment.
  const address = returnAddress(site, paths.preorder('{preorder_id}'));
  try {
    const { data } = await signedIn.post({
      path: 'takeaway/v1/bill/{billId}/payment',
      params: { billId },
      headers: passedTableHeaders(headers),
      idempotencyKey,
      // A payment may take as long as an order (UP-21).
      timeoutMs: env().orderTimeoutMs,
      // Sent once: the diner's browser repeats it with the same key.
      retries: 0,
      body: {
        payment_type: request.payment,
        sum: toMajor(request.toPayMinor),
        bonuses: toMajor(request.bonusesMinor),
        bonus_account: ACCOUNTS[request.bonusAccount],
        tips: request.tipsMinor > 0 ? { amount: toMajor(request.tipsMinor), waiter_id: null } : null,
        personal_data_consent: request.hasConsented,
        success_url: address,
        failure_url: address,
      },
      schema: begunPaymentWire,
    });
    return { preorderId: data.preorder_id, paymentAddress: readHostedPage(data.payment) };
  } catch (error) {
    throw error instanceof UpstreamError ? mapBillPaymentFailure(error) : error;
  }
}

/** A payment of this diner's bill; null for others. @throws AppError `auth/required` */
export async function getPreorder(signedIn: SignedIn, preorderId: string): Promise<Preorder | null> {
  try {
    const wire = await signedIn.get({
      path: 'takeaway/v1/preorder/{preorderId}/bill',
      params: { preorderId },
      schema: preorderWire,
    });
    const preorder = mapPreorder(wire);
    const isPending = preorder.status === 'pending';
    return { ...preorder, paymentAddress: isPending ? readHostedPage(wire.data.payment) : null };
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}
