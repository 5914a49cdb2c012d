import 'server-only';
import { getTranslations } from 'next-intl/server';
import { BusyError } from '@/lib/core/concurrency/work-queue.server';
import { AppError } from '@/lib/core/errors/errors';
import { getOrder } from '@/lib/orders/order-reading.server';
import { getReceipt } from '@/lib/orders/receipt.server';
import { tabletCaller } from '@/lib/core/session/tablet-caller.server';
import type { Site } from '@/lib/core/site/site';
import { UpstreamError } from '@/lib/core/upstream/upstream-error';
import { getVenue } from '@/lib/ground/venues/venues.server';
import { encodeSlip } from './escpos';
import { paintRowsOnServer, TooLongError } from './paint-rows.server';
import { MAX_JOB_BYTES } from './print-job';
import { printOnce } from './print-jobs.server';
import type { PrintFailure, PrintOutcome } from './print-outcome';
import type { PrintRequest } from './print-request.schema';
import type { Slip } from './slip';
import { numberSlip, orderSlip, trialSlip, type SlipTexts } from './slips';

/** The kiosk that asks for a slip. */
interface PrintCaller {
  site: Site;
  deviceId: string | undefined;
  /** The tablet session that it holds. */
  session: string | null;
  venueId: number;
}

/** The slip of an order of the caller's own session; null for every other order, and for a canceled one, which has none. */
async function readOrderSlip(
  orderId: number,
  { site, deviceId, session, venueId }: PrintCaller,
  texts: SlipTexts,
): Promise<Slip | null> {
  const kiosk = tabletCaller(site, deviceId, session);
  const [order, receipt] = await Promise.all([getOrder(kiosk, orderId), getReceipt(kiosk, orderId)]);
  if (!order || order.venue.id !== venueId || order.status === 'canceled') return null;
  return orderSlip(order, receipt, texts);
}

async function readSlip(request: PrintRequest, caller: PrintCaller): Promise<Slip | null> {
  const { site, venueId } = caller;
  const { language } = site;
  const t = await getTranslations({ locale: language, namespace: 'printing' });
  const texts: SlipTexts = { t, language };
  if (request.kind === 'order') return readOrderSlip(request.orderId, caller, texts);
  const venue = await getVenue(site, venueId);
  if (!venue) return null;
  const named = { id: venue.id, name: venue.name, timeZone: venue.townConfig.timezone };
  return request.kind === 'test' ? trialSlip(site.country, named, texts) : numberSlip(request, named, texts);
}

/** The bytes of a slip, or why there are none. */
async function makeJob(
  request: PrintRequest,
  caller: PrintCaller,
): Promise<Uint8Array<ArrayBuffer> | PrintFailure> {
  let slip: Slip | null;
  try {
    slip = await readSlip(request, caller);
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof AppError) return 'unreadable';
    throw error;
  }
  if (!slip) return 'unreadable';
  try {
    const job = await encodeSlip(slip, request.widthMm, paintRowsOnServer);
    return job.length > MAX_JOB_BYTES ? 'too-long' : job;
  } catch (error) {
    if (error instanceof TooLongError) return 'too-long';
    if (error instanceof BusyError) return 'busy';
    throw error;
  }
}

/** Prints on the caller's venue's printer, once per key (KIOSK-38). @throws AppError `request/invalid` */
export function printRequested(
  request: PrintRequest,
  caller: PrintCaller,
  attempt: { key: string; code: string },
): Promise<PrintOutcome> {
  return printOnce(caller.venueId, {
    ...attempt,
    about: JSON.stringify(request),
    makeJob: () => makeJob(request, caller),
  });
}
