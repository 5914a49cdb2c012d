import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { printerSettings } from '@/lib/printing/printer-settings';
import { printSlip, type PrintTask } from '@/lib/printing/print-slip';
import { testSlip } from '@/lib/printing/test-slip';
import { fakePrinter, fakeUsb } from '@/lib/printing/test-usb';
import messages from '@/messages/en.json';
import { PrinterSettingsForm } from './printer-settings-form.client';
import { SlipPage } from './slip-page.client';

const VENUE = { id: 3107, name: 'Samal' };
const TASK: PrintTask = { venueId: 3107, subject: { kind: 'test' }, slip: () => testSlip('en') };
const texts = messages.printing;

/** The printing functions that jsdom lacks. */
class Sheet {
  replaceSync = jest.fn();
}
const print = jest.fn();
const sheets: Sheet[] = [];

beforeEach(() => {
  printerSettings.forget();
  print.mockReset();
  Object.assign(window, { print, CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: sheets, fonts: { ready: Promise.resolve() } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'usb');
  jest.restoreAllMocks();
});

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={{ printing: texts }}>
      <PrinterSettingsForm venue={VENUE} />
      <SlipPage />
    </NextIntlClientProvider>,
  );
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the printer of a kiosk', () => {
  test('is the browser’s at first: the slip stands in the page while it prints, and goes', async () => {
    show();
    let paper: string | undefined;
    print.mockImplementation(() => {
      paper = document.querySelector('.slip-page')?.textContent ?? undefined;
    });
    press(texts.test);
    expect(await screen.findByText(texts.printed)).toBeVisible();
    expect(print).toHaveBeenCalledTimes(1);
    for (const text of [VENUE.name, texts.testNumber, texts.notFiscal, texts.total])
      expect(paper).toContain(text);
    await act(() => Promise.resolve(window.dispatchEvent(new Event('afterprint'))));
    expect(document.querySelector('.slip-page')).toBeNull();
  });

  test('shows no slip on a page that draws none', async () => {
    const outcome = await printSlip(TASK, printerSettings.read());
    expect(outcome).toEqual({ state: 'failed', reason: 'unsupported' });
    expect(print).not.toHaveBeenCalled();
  });

  test('is what the staff choose, and the device remembers it', () => {
    show();
    choose(texts.transport_network);
    fireEvent.change(screen.getByLabelText(texts.code), { target: { value: ' blue-kettle ' } });
    fireEvent.click(screen.getByRole('radio', { name: '58\u00A0mm' }));
    expect(printerSettings.read()).toEqual({
      transport: 'network',
      widthMm: 58,
      usb: null,
      code: 'blue-kettle',
    });
    expect(JSON.parse(localStorage.getItem('printerSettings') ?? '')).toMatchObject({ widthMm: 58 });
  });

  test('prints nothing when it is off, and says so', async () => {
    show();
    choose(texts.transport_none);
    expect(screen.queryByRole('button', { name: texts.test })).toBeNull();
    expect(await printSlip(TASK, printerSettings.read())).toEqual({
      state: 'failed',
      reason: 'off',
    });
  });

  test('the printer of a kiosk on USB is chosen in the browser’s list', async () => {
    Object.defineProperty(navigator, 'usb', { configurable: true, value: fakeUsb(fakePrinter().device) });
    show();
    choose(texts.transport_usb);
    expect(screen.getByText(texts.usbNone)).toBeVisible();
    press(texts.usbChoose);
    expect(await screen.findByText(texts.usbChosen.replace('{name}', 'TM-m30III'))).toBeVisible();
    expect(printerSettings.read().usb).toEqual({ vendorId: 0x04b8, productId: 0x0e28, serialNumber: 'S1' });
  });

  test('the printer of a kiosk on USB is not offered by a browser without WebUSB', () => {
    show();
    choose(texts.transport_usb);
    expect(within(screen.getByRole('alert')).getByText(texts.failure_unsupported)).toBeVisible();
  });

  // Holds KIOSK-38.
  test('the printer of a kiosk in the network gets the order to print, and never bytes', async () => {
    printerSettings.write({
      ...printerSettings.read(),
      transport: 'network',
      code: 'blue-kettle',
      widthMm: 58,
    });
    const sent: unknown[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
      sent.push(JSON.parse(init?.body as string));
      return Promise.resolve(Response.json({ state: 'printed' }));
    });
    const slip = jest.fn();
    expect(await printSlip({ ...TASK, slip }, printerSettings.read())).toEqual({ state: 'printed' });
    expect(sent).toEqual([{ kind: 'test', widthMm: 58 }]);
    expect(slip).not.toHaveBeenCalled();
  });

  test('the printer of a kiosk of this device prints nothing while the slip is not read', async () => {
    const outcome = await printSlip({ ...TASK, slip: () => null }, printerSettings.read());
    expect(outcome).toEqual({ state: 'failed', reason: 'unreadable' });
  });

  test('the printer of a kiosk that fails says why', async () => {
    printerSettings.write({ ...printerSettings.read(), transport: 'network', code: 'not a code' });
    show();
    press(texts.test);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(texts.failed));
  });

  test('drops invalid settings', () => {
    localStorage.setItem('printerSettings', JSON.stringify({ transport: 'pigeon', widthMm: 70 }));
    expect(printerSettings.read()).toMatchObject({ transport: 'page', widthMm: 80 });
  });
});
