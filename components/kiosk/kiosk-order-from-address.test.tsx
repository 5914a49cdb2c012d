import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { answeredBy } from '@/lib/core/bff/test-server';
import { queryClient } from '@/lib/core/bff/query-client';
import { testOrder } from '@/lib/orders/test-order';
import { paths } from '@/lib/core/paths/paths';
import messages from '@/messages/ru.json';
import { KioskOrderFromAddress } from './kiosk-order-from-address.client';

const text = messages.kiosk;
const ORDER = testOrder();

const screenOf = () => (
  <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
    <KioskOrderFromAddress countryLanguage="kk" />
  </NextIntlClientProvider>
);

beforeEach(() => queryClient().clear());
afterEach(() => window.history.replaceState(null, '', '/'));

// Holds KIOSK-03.
test.each([
  paths.kioskOrder(3107, ORDER.id),
  `/kiosk/payment/success/${ORDER.id}`,
  `/kiosk/payment/failure/${ORDER.id}`,
])('at %s the number of its order is shown, also after a reload', async (address) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy({ [`GET /api/orders/${ORDER.id}`]: ORDER }));
  window.history.replaceState(null, '', address);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(screenOf());
  render(screenOf(), { container, hydrate: true });
  expect(await screen.findByRole('heading', { name: text.numberTitle })).toBeVisible();
});

test('the page itself is the same for every order', () => {
  const pages = [5, 900_000_001].map((orderId) => {
    window.history.replaceState(null, '', paths.kioskOrder(3107, orderId));
    return renderToString(screenOf());
  });
  expect(pages[0]).toContain(text.readingOrder);
  expect(pages[1]).toBe(pages[0]);
});
