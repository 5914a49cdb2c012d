import { newIdempotencyKey } from '@/lib/intents/idempotency-key';
import { printFailed, type PrintOutcome } from './print-outcome';
import type { PrinterSettings } from './printer-settings';
import type { Slip } from './slip';

/** A key for one print of a slip: the network printer prints it once, however often it is sent. */
export const newPrintKey = (): string => newIdempotencyKey('print');

/**
 * Prints a slip as this device is set to.
 * @param key the one of the attempt before where an unknown outcome is asked for again; a reprint takes a new one
 */
export async function printSlip(
  slip: Slip,
  { transport, widthMm, usb, code }: PrinterSettings,
  key: string = newPrintKey(),
): Promise<PrintOutcome> {
  if (transport === 'none') return printFailed('off');
  if (transport === 'page')
    return import('./browser-printer').then(({ printInBrowser }) => printInBrowser(slip, widthMm));
  const [{ encodeSlip }, { paintRows }] = await Promise.all([import('./escpos'), import('./paint-rows')]);
  const job = await encodeSlip(slip, widthMm, paintRows);
  if (transport === 'usb') return import('./usb-printer').then(({ printOverUsb }) => printOverUsb(job, usb));
  const { printOverNetwork } = await import('./network-printer.api');
  return printOverNetwork({ job, venueId: slip.venue.id, code, key });
}
