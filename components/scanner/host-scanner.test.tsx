import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { turns } from '@/lib/core/concurrency/test-turns';
import { showInApp } from '@/lib/core/host/test-host';
import messages from '@/messages/ru.json';
import { HostScanner } from './host-scanner.client';

const text = messages.scanner;
/* One page, which opens its bridge once. */
const host = showInApp();
let read: jest.Mock;
let unsupported: jest.Mock;
beforeEach(() => {
  host.sent.length = 0;
  read = jest.fn();
  unsupported = jest.fn();
});
/* A scanner that the app has open closes. */
afterEach(() => say(() => host.refuse(host.sent.at(-1)?.method ?? '', 'DISMISSED')));

async function show(kind: 'qr_code' | 'ean_13'): Promise<void> {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <HostScanner formats={[kind]} hint="" onReading={read} onPhoto={read} onUnsupported={unsupported} />
    </NextIntlClientProvider>,
  );
  await settled();
}
const say = (answer: () => void) =>
  act(async () => {
    answer();
    await turns();
  });

// Holds HOST-16.
test('a QR code of the host is given to the reader of codes, and the next one at a press', async () => {
  await show('qr_code');
  expect(screen.getByText(text.hostAskingTitle)).toBeVisible();
  await say(() => host.answer('scanQr', { text: 'https://app.example/filials/3107' }));
  expect(read.mock.calls).toEqual([[[{ text: 'https://app.example/filials/3107', format: 'qr_code' }]]]);
  await userEvent.click(screen.getByRole('button', { name: text.hostOpen }));
  expect(host.sent.filter(({ method }) => method === 'scanQr')).toHaveLength(2);
});

// Holds HOST-17, HOST-18.
test('the host scans three formats; a barcode in an unknown format is rejected', async () => {
  await show('ean_13');
  expect(host.lastOf('scanBarcode')?.params).toEqual({ formats: ['ean_8', 'ean_13', 'code_128'] });
  await say(() => host.answer('scanBarcode', { text: 'x', format: 'aztec' }));
  expect(read).not.toHaveBeenCalled();
  expect(screen.getByText(text.hostFailedTitle)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: text.hostOpen }));
  await say(() => host.answer('scanBarcode', { text: '4870112000115', format: 'ean_13' }));
  expect(read.mock.calls).toEqual([[[{ text: '4870112000115', format: 'ean_13' }]]]);
});

test.each([
  ['DISMISSED', text.hostIdleTitle],
  ['DENIED', text.hostDeniedText],
  ['FAILED', text.hostFailedTitle],
])('a scanner that ends with %s says: %s', async (code, chunks) => {
  await show('qr_code');
  await say(() => host.refuse('scanQr', code));
  expect(screen.getByText(chunks)).toBeVisible();
  expect(unsupported).not.toHaveBeenCalled();
});

test('the page’s own scanner replaces a missing host scanner, or the host’s on request', async () => {
  await show('qr_code');
  await say(() => host.refuse('scanQr', 'NOT_SUPPORTED'));
  expect(unsupported).toHaveBeenCalledTimes(1);
  await show('ean_13');
  await say(() => host.refuse('scanBarcode', 'FAILED'));
  await userEvent.click(screen.getByRole('button', { name: text.turnOn }));
  expect(unsupported).toHaveBeenCalledTimes(2);
});
