import { fakePrinter, fakeUsb } from './test-usb';
import { chooseUsbPrinter, printOverUsb } from './usb-printer';

const JOB = new Uint8Array(20_000).fill(0x41);
const ID = { vendorId: 0x04b8, productId: 0x0e28, serialNumber: 'S1' };
const failed = (reason: string) => ({ state: 'failed', reason });

describe('printing on USB', () => {
  test('gives the chosen printer the slip in pieces, and lets it go', async () => {
    const other = fakePrinter({ serialNumber: 'S2' });
    const printer = fakePrinter();
    expect(await printOverUsb(JOB, ID, fakeUsb(other.device, printer.device))).toEqual({ state: 'printed' });
    expect(printer.received).toHaveLength(3 + JOB.length + 3);
    expect(printer.received.slice(3, -3)).toEqual([...JOB]);
    expect(printer.isOpen()).toBe(false);
    expect(other.received).toEqual([]);
  });

  test('believes a printer that answers nothing', async () => {
    const printer = fakePrinter({ answers: null });
    expect(await printOverUsb(JOB, ID, fakeUsb(printer.device))).toEqual({ state: 'printed' });
    expect(printer.isOpen()).toBe(false);
  });

  test.each([
    ['has no paper', { answers: { paper: 0x72, inTurn: 0 } }, failed('paper-out')],
    ['runs out of paper', { answers: { paper: 0x12, inTurn: 0x0c } }, { state: 'unknown' }],
    ['another program has', { failsAt: 'claim' as const }, failed('busy')],
    ['may not be opened', { failsAt: 'open' as const }, failed('busy')],
    ['is no printer any more', { interfaceClass: 3 }, failed('busy')],
    ['is pulled out in the middle', { failsAt: 'transfer' as const }, { state: 'unknown' }],
    ['is pulled out when all is sent', { failsAt: 'read' as const }, { state: 'unknown' }],
  ])('a USB printer that %s', async (_what, behaviour, outcome) => {
    const printer = fakePrinter(behaviour);
    expect(await printOverUsb(JOB, ID, fakeUsb(printer.device))).toEqual(outcome);
    expect(printer.isOpen()).toBe(false);
  });

  test('fails without a choice, without the printer and without WebUSB', async () => {
    const printer = fakePrinter({ serialNumber: 'S2' });
    expect(await printOverUsb(JOB, null, fakeUsb(printer.device))).toEqual(failed('not-chosen'));
    expect(await printOverUsb(JOB, ID, fakeUsb(printer.device))).toEqual(failed('gone'));
    expect(await printOverUsb(JOB, ID)).toEqual(failed('unsupported'));
    expect(printer.received).toEqual([]);
  });
});

test('a printer is chosen in the browser’s list, or none is', async () => {
  expect(await chooseUsbPrinter(fakeUsb(fakePrinter().device))).toEqual({ id: ID, name: 'TM-m30III' });
  expect(await chooseUsbPrinter(fakeUsb())).toBeNull();
  expect(await chooseUsbPrinter()).toBeNull();
});
