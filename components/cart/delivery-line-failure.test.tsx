import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { CartBar } from './cart-bar.client';

test('a menu does without the line about a delivery where its texts fail', async () => {
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address) =>
      Promise.resolve(new Response(null, { status: address === '/api/health' ? 200 : 500 })),
    );
  const vendor = { costMinor: 70_000, minMinor: null, maxMinor: null };
  dispatchCart({
    type: 'lineAdded',
    venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
    line: testLine({ productId: 1, name: 'Плов' }),
    newCartId: 'cart-00000001',
  });
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <CartBar delivery={{ venueId: 3107, service: 'delivery', vendor }} />
    </NextIntlClientProvider>,
  );
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/cart');
  await settled();
  await settled();
  const requests = fetching.mock.calls.map(([address]) => address);
  expect(requests).toEqual(['/api/texts/menu', '/api/health', '/api/texts/menu']);
  expect(screen.getByRole('link')).toBeVisible();
  expect(screen.queryByText(/Доставка/)).not.toBeInTheDocument();
});
