import { newIdempotencyKey } from '@/lib/core/intents/idempotency-key';
import { printFailed, type PrintOutcome } from './print-outcome';
import type { SlipSubject } from './print-request.schema';
import type { PrinterSettings } from './printer-settings';
import type { Slip } from './slip';

/** A key for one print of a slip: the network printer prints it once, however often it is sent. */
export const newPrintKey = (): string => newIdempotencyKey('print');

/** A slip that is to be printed at a venue. */
export interface PrintTask {
  venueId: number;
  /** The data from which our server makes a network printer's slip. */
  subject: SlipSubject;
  /** Lays it out for a printer of this device; null until its data is read. */
  slip: () => Slip | null;
}

/** Prints a slip by this device's settings. @param key of the unknown attempt, or new for a reprint */
export async function printSlip(
  { venueId, subject, slip: layOut }: PrintTask,
  { transport, widthMm, usb, code }: PrinterSettings,
  key: string = newPrintKey(),
): Promise<PrintOutcome> {
  if (transport === 'none') return printFailed('off');
  if (transport === 'network') {
    const { printOverNetwork } = await import('./network-printer.api');
    return printOverNetwork({ venueId, request: { ...subject, widthMm }, code, key });
  }
  const slip = layOut();
  if (!slip) return printFailed('unreadable');
  if (transport === 'page')
    return import('./browser-printer').then(({ printInBrowser }) => printInBrowser(slip, widthMm));
  const [{ encodeSlip }, { paintRows }, { printOverUsb }] = await Promise.all([
    import('./escpos'),
    import('./paint-rows'),
    import('./usb-printer'),
  ]);
  return printOverUsb(await encodeSlip(slip, widthMm, paintRows), usb);
}
