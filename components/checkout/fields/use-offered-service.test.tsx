import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '@/lib/core/bff/query-client';
import type { Cart } from '@/lib/cart/cart';
import { testLine, testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { SERVICES, type ServiceName } from '@/lib/core/site/service-names';
import { useOfferedService } from './use-offered-service';

const CART: Cart = {
  version: 2,
  id: 'cart-00000001',
  venue: { id: 3107, name: 'Samal', moneyFormat: KZT_FORMAT },
  lines: [testLine()],
};
const ALL: ServiceName[] = ['delivery', 'express', 'takeaway'];

function offered({
  stored,
  chosen = null,
  of = ALL,
}: {
  stored?: string;
  chosen?: ServiceName | null;
  of?: ServiceName[];
}) {
  if (stored !== undefined) document.cookie = `service=${stored}; path=/`;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(
        Response.json(
          testQuote([testQuotedLine()], { venue: { services: of.map((name) => SERVICES[name].id) } }),
        ),
      ),
    );
  const { result } = renderHook(() => useOfferedService(CART, ALL, { service: chosen, promoCode: null }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
    ),
  });
  return result;
}

beforeEach(() => {
  queryClient().clear();
  document.cookie = 'service=; path=/; max-age=0';
});

test.each<[what: string, given: Parameters<typeof offered>[0], service: ServiceName]>([
  ['taken away where nothing was chosen', {}, 'takeaway'],
  ['had as the lists of venues were', { stored: 'delivery' }, 'delivery'],
  [
    'had as was chosen last, not as before in the cart',
    { stored: 'delivery', chosen: 'express' },
    'delivery',
  ],
  ['had as was chosen in the cart where no choice can be stored', { chosen: 'express' }, 'express'],
  ['taken away where the stored choice is none', { stored: 'drone' }, 'takeaway'],
])('a cart is %s', (_what, given, service) => {
  expect(offered(given).current).toBe(service);
});

test('a cart is had as its venue offers where that differs', async () => {
  const result = offered({ stored: 'delivery', of: ['express'] });
  await waitFor(() => expect(result.current).toBe('express'));
});
