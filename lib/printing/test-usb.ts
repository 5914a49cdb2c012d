import type { Usb, UsbDevice } from './usb-printer';

/** A printer on USB of these tests: what it was given, and how it answers the questions about its paper. */
export interface FakePrinter {
  device: UsbDevice;
  received: number[];
  isOpen: () => boolean;
}

interface Behaviour {
  answers?: { paper: number; inTurn: number } | null;
  failsAt?: 'open' | 'claim' | 'transfer' | 'read';
  interfaceClass?: number;
  serialNumber?: string | null;
}

const READS_NOTHING = new Promise<never>(() => undefined);

/** A printer with a bulk endpoint each way. */
export function fakePrinter({
  answers = { paper: 0x12, inTurn: 0 },
  failsAt,
  interfaceClass = 7,
  serialNumber = 'S1',
}: Behaviour = {}): FakePrinter {
  const received: number[] = [];
  const bytes: number[] = [];
  let isOpen = false;
  let wake: () => void = () => undefined;
  const failAt = (step: Behaviour['failsAt']) => {
    if (failsAt === step) throw new DOMException('no', 'NetworkError');
  };
  const configuration = {
    configurationValue: 1,
    interfaces: [
      {
        interfaceNumber: 0,
        alternates: [
          {
            alternateSetting: 0,
            interfaceClass,
            endpoints: [
              { endpointNumber: 1, direction: 'out', type: 'bulk' },
              { endpointNumber: 2, direction: 'in', type: 'bulk' },
            ],
          },
        ],
      },
    ],
  } as const;
  const device: UsbDevice = {
    vendorId: 0x04b8,
    productId: 0x0e28,
    serialNumber,
    productName: 'TM-m30III',
    configuration: null,
    configurations: [configuration],
    open: () => {
      failAt('open');
      isOpen = true;
      return Promise.resolve();
    },
    close: () => {
      isOpen = false;
      return Promise.resolve();
    },
    selectConfiguration: () => {
      device.configuration = configuration;
      return Promise.resolve();
    },
    claimInterface: () => {
      failAt('claim');
      return Promise.resolve();
    },
    selectAlternateInterface: () => Promise.resolve(),
    transferOut: (_endpoint, data) => {
      if (data.length > 3) failAt('transfer');
      received.push(...data);
      if (answers && data[0] === 0x10) bytes.push(answers.paper);
      if (answers && data[0] === 0x1d && data[1] === 0x72) bytes.push(answers.inTurn);
      wake();
      return Promise.resolve({ status: 'ok' });
    },
    transferIn: async () => {
      if (received.length > 3) failAt('read');
      if (bytes.length === 0 && !answers) await READS_NOTHING;
      if (bytes.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const byte = bytes.shift();
      return byte === undefined ? {} : { data: new DataView(Uint8Array.of(byte).buffer) };
    },
  };
  return { device, received, isOpen: () => isOpen };
}

/** A browser with these devices, of which a person chooses the first. */
export function fakeUsb(...devices: UsbDevice[]): Usb {
  return {
    getDevices: () => Promise.resolve(devices),
    requestDevice: () =>
      devices[0] ? Promise.resolve(devices[0]) : Promise.reject(new DOMException('none', 'NotFoundError')),
  };
}
