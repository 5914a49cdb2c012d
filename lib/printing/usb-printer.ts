import { printThrough, type PrinterChannel } from './printer-protocol';
import { printFailed, type PrintOutcome } from './print-outcome';

/** The identity by which a printer on USB is found again. */
export interface UsbPrinterId {
  vendorId: number;
  productId: number;
  serialNumber: string | null;
}

interface UsbEndpoint {
  endpointNumber: number;
  direction: 'in' | 'out';
  type: 'bulk' | 'interrupt' | 'isochronous';
}
interface UsbAlternate {
  alternateSetting: number;
  interfaceClass: number;
  endpoints: readonly UsbEndpoint[];
}
interface UsbConfiguration {
  configurationValue: number;
  interfaces: readonly { interfaceNumber: number; alternates: readonly UsbAlternate[] }[];
}
/** Of WebUSB, which the types of the browser do not have, what is used here. */
export interface UsbDevice {
  vendorId: number;
  productId: number;
  serialNumber?: string | null;
  productName?: string | null;
  configuration: UsbConfiguration | null;
  configurations: readonly UsbConfiguration[];
  open: () => Promise<void>;
  close: () => Promise<void>;
  selectConfiguration: (value: number) => Promise<void>;
  claimInterface: (number: number) => Promise<void>;
  selectAlternateInterface: (number: number, setting: number) => Promise<void>;
  transferOut: (endpoint: number, data: Uint8Array<ArrayBuffer>) => Promise<{ status?: string }>;
  transferIn: (endpoint: number, length: number) => Promise<{ data?: DataView; status?: string }>;
}
export interface Usb {
  getDevices: () => Promise<UsbDevice[]>;
  requestDevice: (options: { filters: { classCode: number }[] }) => Promise<UsbDevice>;
}

const PRINTER_CLASS = 7;
/** Of one transfer; a printer that has no more room makes it wait. */
const CHUNK_BYTES = 8 * 1024;
const TRANSFER_MS = 15_000;
const READ_BYTES = 64;

/** WebUSB; undefined where the browser has none, or the page is not of a secure origin. */
export function browserUsb(): Usb | undefined {
  return (navigator as Navigator & { usb?: Usb }).usb;
}

const idOf = ({ vendorId, productId, serialNumber }: UsbDevice): UsbPrinterId => ({
  vendorId,
  productId,
  serialNumber: serialNumber ?? null,
});

/** The printer's side of a device: where bytes go in, and where answers come out if it has that. */
function printerSide(device: UsbDevice) {
  const { configuration } = device;
  for (const { interfaceNumber, alternates } of configuration?.interfaces ?? []) {
    for (const { alternateSetting, interfaceClass, endpoints } of alternates) {
      const bulk = (direction: 'in' | 'out') =>
        endpoints.find((one) => one.type === 'bulk' && one.direction === direction)?.endpointNumber;
      const out = bulk('out');
      if (interfaceClass === PRINTER_CLASS && out !== undefined)
        return { interfaceNumber, alternateSetting, out, in: bulk('in') };
    }
  }
  return null;
}

class Timeout extends Error {}

function within<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Timeout()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function channelTo(device: UsbDevice, side: NonNullable<ReturnType<typeof printerSide>>): PrinterChannel {
  const received: number[] = [];
  /** A read without an answer yet: the next one goes on with it. */
  let reading: Promise<void> | null = null;
  const receive = (endpoint: number) =>
    device
      .transferIn(endpoint, READ_BYTES)
      .finally(() => {
        reading = null;
      })
      .then(({ data }) => {
        if (data) received.push(...new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
      });
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
        const sent = device.transferOut(side.out, bytes.slice(at, at + CHUNK_BYTES));
        const { status } = await within(sent, TRANSFER_MS);
        if (status !== 'ok') throw new Error('refused');
      }
    },
    async read(waitMs) {
      if (side.in === undefined) return null;
      const untilMs = Date.now() + waitMs;
      while (received.length === 0 && Date.now() < untilMs) {
        reading ??= receive(side.in);
        // Waited for in vain it goes on; a device that is gone answers no more reads.
        await within(reading, untilMs - Date.now()).catch((error: unknown) => {
          if (!(error instanceof Timeout)) throw error;
        });
      }
      return received.shift() ?? null;
    },
  };
}

/** Opens the browser's printer list, on a tap only. @returns null if none was chosen */
export async function chooseUsbPrinter(
  usb: Usb | undefined = browserUsb(),
): Promise<{ id: UsbPrinterId; name: string } | null> {
  try {
    const device = await usb?.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] });
    return device ? { id: idOf(device), name: device.productName ?? '' } : null;
  } catch {
    return null;
  }
}

/** The chosen printer among those that this page may use; null while it is unplugged. */
async function findPrinter(usb: Usb, { vendorId, productId, serialNumber }: UsbPrinterId) {
  const devices = await usb.getDevices();
  return (
    devices.find(
      (device) =>
        device.vendorId === vendorId &&
        device.productId === productId &&
        (serialNumber === null || (device.serialNumber ?? null) === serialNumber),
    ) ?? null
  );
}

/** Opens a printer for us alone; null where another program or driver of the device has it. */
async function openPrinter(device: UsbDevice) {
  await device.open();
  const [first] = device.configurations;
  if (!device.configuration && first) await device.selectConfiguration(first.configurationValue);
  const side = printerSide(device);
  if (!side) return null;
  await device.claimInterface(side.interfaceNumber);
  if (side.alternateSetting > 0)
    await device.selectAlternateInterface(side.interfaceNumber, side.alternateSetting);
  return channelTo(device, side);
}

/** Prints a job on the chosen printer. */
export async function printOverUsb(
  job: Uint8Array<ArrayBuffer>,
  chosen: UsbPrinterId | null,
  usb: Usb | undefined = browserUsb(),
): Promise<PrintOutcome> {
  if (!usb) return printFailed('unsupported');
  if (!chosen) return printFailed('not-chosen');
  const device = await findPrinter(usb, chosen);
  if (!device) return printFailed('gone');
  try {
    const channel = await openPrinter(device).catch(() => null);
    return channel ? await printThrough(channel, job) : printFailed('busy');
  } finally {
    // A read that is open would hold the printer; one that is unplugged is closed already.
    await device.close().catch(() => undefined);
  }
}
