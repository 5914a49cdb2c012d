import { isOneOf, isTextUpTo, isWhole, orNull, recordOf } from '@/lib/core/storage/shape';
import { stored } from '@/lib/core/storage/stored';
import { MAX_CODE_LENGTH } from './print-job';
import type { PaperWidth } from './slip';
import type { UsbPrinterId } from './usb-printer';

/** Ways to the printer of a device: the browser's own printing, USB, or our server and the network of the restaurant. */
export const TRANSPORTS = ['page', 'usb', 'network', 'none'] as const;
export type PrinterTransport = (typeof TRANSPORTS)[number];

/** How this device prints. */
export interface PrinterSettings {
  transport: PrinterTransport;
  widthMm: PaperWidth;
  /** The printer that was chosen for USB. */
  usb: UsbPrinterId | null;
  /** The code that the deployment has given the network printer (`KIOSK_PRINTERS`); empty without one. */
  code: string;
}

const isUsbPrinterId = recordOf<UsbPrinterId>({
  vendorId: isWhole,
  productId: isWhole,
  serialNumber: orNull(isTextUpTo(256)),
});

/** Of a device without settings. */
export const DEFAULT_SETTINGS: PrinterSettings = { transport: 'page', widthMm: 80, usb: null, code: '' };

/** Of the device: they stay when a guest leaves. */
export const printerSettings = stored<PrinterSettings>({
  area: 'local',
  key: 'printerSettings',
  shape: recordOf<PrinterSettings>({
    transport: isOneOf<PrinterTransport>(...TRANSPORTS),
    widthMm: isOneOf<PaperWidth>(58, 80),
    usb: orNull(isUsbPrinterId),
    code: isTextUpTo(MAX_CODE_LENGTH),
  }),
  empty: DEFAULT_SETTINGS,
});
