import { screen, waitFor } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { addressListSchema } from '@/lib/ground/addresses/address.schema';
import { anAddress } from '@/lib/ground/addresses/test-address';
import { BffError } from '@/lib/core/bff/client';
import { testQuote, testQuotedLine } from '@/lib/cart/test-cart';
import { testTariff } from '@/lib/delivery/test-tariff';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import messages from '@/messages/ru.json';
import {
  orderButton,
  placed,
  serve,
  session,
  show,
  startOver,
  sumUnder,
  TARIFF,
} from '@/components/checkout/test-checkout';

const serviceText = createTranslator({ locale: 'ru', messages, namespace: 'service' });

const CAR = testTariff({ id: 'car', transport: 'car', priceMinor: 120_000 });
const by = (tariff: typeof TARIFF) => ({
  kind: 'platform' as const,
  tariffs: [TARIFF, CAR],
  tariff,
  thresholds: [],
});
const quoteBy = (tariff: typeof TARIFF) => ({
  kind: 'delivery' as const,
  delivery: by(tariff),
  sum: sumUnder({ delivery: by(tariff) }),
});
const VENUE_OF_QUOTE = { services: [1, 3, 4], payments: ['cash' as const] };

beforeEach(() => {
  startOver();
  document.cookie = 'service=; path=/; max-age=0';
});

/** The delivery on foot for 690 ₸, which the platform has refused: it wants 990 ₸. Whatever is chosen then is quoted so. */
async function refusedDelivery(then: Parameters<typeof testQuote>[1]) {
  const request = testOrderRequest('delivery', { tariffId: TARIFF.id });
  const error = new BffError('delivery/cost-changed', { deliveryMinor: 99_000 });
  const shown = await show({
    draft: { service: 'delivery' },
    quote: quoteBy(TARIFF),
    saved: [anAddress()],
    placing: { kind: 'refused', error, request },
  });
  await waitFor(() => expect(orderButton().textContent).toMatch(/2.790.₸/));
  serve({
    '/api/session': session(),
    '/api/addresses': addressListSchema.parse({ addresses: [anAddress()] }),
    '/api/cart/quote': testQuote([testQuotedLine()], { ...then, venue: VENUE_OF_QUOTE }),
  });
  return shown;
}

describe('a price of the delivery that the platform wants', () => {
  test('is that of the next press, as long as nothing else is chosen', async () => {
    const { onPlace, user } = await refusedDelivery(quoteBy(TARIFF));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ sumMinor: 279_000, deliveryMinor: 99_000 });
  });

  test('does not exist for a takeaway', async () => {
    const { onPlace, user } = await refusedDelivery({});
    await user.click(screen.getByRole('radio', { name: serviceText('takeaway') }));
    await waitFor(() => expect(orderButton()).toBeEnabled());
    expect(orderButton().textContent).toMatch(/1.800.₸/);
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ type: 'takeaway', sumMinor: 180_000 });
  });

  test('does not apply to another courier', async () => {
    const { onPlace, user } = await refusedDelivery(quoteBy(CAR));
    await user.click(screen.getByRole('radio', { name: /1.200.₸/ }));
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await waitFor(() => expect(orderButton().textContent).toMatch(/3.000.₸/));
    await user.click(orderButton());
    expect(placed(onPlace)).toMatchObject({ tariffId: 'car', sumMinor: 300_000, deliveryMinor: 120_000 });
  });
});
