import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { MenuContext, type MenuActions } from '@/components/menu/use-menu';
import { settled } from '@/components/ui/test-settled';
import { answeredBy } from '@/lib/core/bff/test-server';
import { BARCODE_FORMATS } from '@/lib/barcode/barcode';
import type { Reading } from '@/lib/barcode/readers/code-reader';
import { turns } from '@/lib/core/concurrency/test-turns';
import { showInApp, showInBrowser } from '@/lib/core/host/test-host';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { BarcodeScanner } from './barcode-scanner.client';

/** The readings of the browser's own detector on a photo. */
let onPhoto: Reading;
class Detector {
  static getSupportedFormats = () => Promise.resolve(BARCODE_FORMATS);
  detect = () => Promise.resolve([{ rawValue: onPhoto.text, format: onPhoto.format }]);
}

const t = createTranslator({ locale: 'ru', messages, namespace: 'scanner' });
/** Their last digit is another one than that of the goods. */
const WRONG: Reading = { text: '4870112000116', format: 'ean_13' };
const RIGHT: Reading = { text: '4870112000115', format: 'ean_13' };

async function show(isInHost: boolean) {
  const menu: Partial<MenuActions> = {
    venue: { id: 3107, name: 'Samal', moneyFormat: KZT_FORMAT },
    services: { chosen: 'takeaway', offered: ['takeaway'] },
  };
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuContext value={menu as MenuActions}>
        <BarcodeScanner isInHost={isInHost} />
      </MenuContext>
    </NextIntlClientProvider>,
  );
  await settled();
}

beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'POST /api/menu/barcode': { product: null } }));
  Object.assign(window, {
    BarcodeDetector: Detector,
    createImageBitmap: () => Promise.resolve({ width: 4, height: 3, close: () => undefined }),
  });
  // jsdom draws nothing.
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage: () => undefined } as never);
});
afterEach(showInBrowser);

/** Picks a photo of this code. */
async function pickPhotoOf(reading: Reading): Promise<void> {
  onPhoto = reading;
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no photo can be picked');
  await userEvent.upload(input, new File(['x'], 'code.jpg', { type: 'image/jpeg' }));
  await settled();
}

// Holds SHOP-07.
test('a photo of a code that is no barcode says that it is wrong, and no product is looked up', async () => {
  await show(false);
  await pickPhotoOf(WRONG);
  expect(screen.getByText(t('wrongScan'))).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

test('the text goes with the next barcode', async () => {
  await show(false);
  await pickPhotoOf(WRONG);
  expect(screen.getByText(t('wrongScan'))).toBeVisible();
  await pickPhotoOf(RIGHT);
  expect(screen.queryByText(t('wrongScan'))).not.toBeInTheDocument();
  expect(screen.getByText(t('notFound'))).toBeVisible();
});

// Holds SHOP-07, HOST-17.
test('an invalid barcode from the app shows the same message', async () => {
  const host = showInApp();
  await show(true);
  await act(async () => {
    host.answer('scanBarcode', WRONG);
    await turns();
  });
  expect(screen.getByText(t('wrongScan'))).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});
