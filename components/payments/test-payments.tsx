import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { watchLeaving } from '@/lib/core/paths/test-location';
import type { OrderPayment } from '@/lib/orders/payment/payment.schema';
import { testPayment } from '@/lib/orders/payment/test-payment';
import messages from '@/messages/ru.json';

/* The shared world of the tests of a payment: its state on our server, and the answers to attempts to pay. */

export const t = createTranslator({ locale: 'ru', messages, namespace: 'payments' });
export const ADDRESS = 'https://platform.example/payment-page?payment_url=x';

interface PaymentWorld {
  payment: OrderPayment;
  /** The answers to attempts, one after another; the last one stays. */
  attempts: (() => Promise<Response>)[];
  fetched: jest.SpiedFunction<typeof fetch>;
  leaving: jest.Mock;
}

/** Empties the browser, and answers requests by the returned state from now on. */
export function beginPayments(): PaymentWorld {
  localStorage.clear();
  sessionStorage.clear();
  queryClient().clear();
  document.documentElement.dataset.paymentOrigin = 'https://platform.example';
  const world: PaymentWorld = {
    payment: testPayment(),
    attempts: [() => Promise.resolve(Response.json({ paymentAddress: ADDRESS }))],
    fetched: jest.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
      if (init?.method !== 'POST') return Promise.resolve(Response.json(world.payment));
      const { attempts } = world;
      return ((attempts.length > 1 ? attempts.shift() : attempts[0]) as () => Promise<Response>)();
    }),
    leaving: watchLeaving(),
  };
  return world;
}

export const inRussian = (element: React.ReactElement) => (
  <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
    {element}
  </NextIntlClientProvider>
);

export function show(element: React.ReactElement) {
  render(inRussian(element));
  return userEvent.setup();
}

export const button = (label: string = t('payAgain')) =>
  screen.findByRole('button', { name: new RegExp(`^${label}`) });
