import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect } from 'react';
import { MenuProvider } from '@/components/menu/menu-provider.client';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { answeredBy } from '@/lib/core/bff/test-server';
import { dispatchCart } from '@/lib/cart/cart-store';
import type { Product } from '@/lib/menu/menu';
import { EVERYWHERE, testProduct } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { useScannedGoods } from './use-scanned-goods';

const VENUE = { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT };
const JUICE = testProduct({ id: 2, name: 'Сок', hasAdditives: true });
const CHEESE = testProduct({ id: 3, name: 'Сыр', hasAdditives: true });

let scan: (barcodes: readonly string[]) => boolean;
function Goods() {
  const goods = useScannedGoods();
  useEffect(() => {
    scan = goods.scan;
  });
  return null;
}

/** Shows a scanner whose barcodes are of these products, one after another, and scans as many at once. */
async function scanAtOnce(products: readonly Product[]) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/texts/menu': { texts: messages },
      'POST /api/menu/barcode': products.map((product) => ({ product })),
      ...Object.fromEntries(
        products.map((product) => [
          `GET /api/menu/product?venueId=3107&productId=${product.id}&service=takeaway`,
          { product, groups: [] },
        ]),
      ),
    }),
  );
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuProvider venue={VENUE} services={EVERYWHERE} hits={[]} hasHearts={false}>
        <Goods />
      </MenuProvider>
    </NextIntlClientProvider>,
  );
  act(() => {
    for (const place of products.keys()) scan([String(place)]);
  });
  const lookups = () => fetched.mock.calls.filter(([address]) => address === '/api/menu/barcode');
  await waitFor(() => expect(lookups()).toHaveLength(products.length));
  await settled();
  return userEvent.setup();
}
const sheet = (name: string) => screen.findByRole('dialog', { name });
const closeButton = () => screen.getByRole('button', { name: messages.layout.close });

beforeEach(() => {
  window.history.replaceState(null, '', '/filials/3107/barcode-scanner');
  sessionStorage.clear();
  dispatchCart({ type: 'cleared' });
  queryClient().clear();
});

describe('goods that need a choice and are scanned at once', () => {
  test('have their sheets one after another, each until it is closed', async () => {
    const user = await scanAtOnce([JUICE, CHEESE]);
    expect(await sheet('Сок')).toBeVisible();
    await user.click(closeButton());
    expect(await sheet('Сыр')).toBeVisible();
    await settled();
    expect(await sheet('Сыр')).toBeVisible();
    await user.click(closeButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('have a sheet each, also where two barcodes are of one product', async () => {
    const user = await scanAtOnce([JUICE, JUICE]);
    expect(await sheet('Сок')).toBeVisible();
    await user.click(closeButton());
    await settled();
    expect(await sheet('Сок')).toBeVisible();
    await user.click(closeButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('have their next sheet by the step back that closes the one before', async () => {
    await scanAtOnce([JUICE, CHEESE]);
    expect(await sheet('Сок')).toBeVisible();
    window.history.back();
    expect(await sheet('Сыр')).toBeVisible();
    await settled();
    expect(screen.getByRole('dialog', { name: 'Сыр' })).toBeVisible();
  });
});
