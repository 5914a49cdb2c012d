import { screen, waitFor } from '@testing-library/react';
import { anAddress } from '@/lib/ground/addresses/test-address';
import type { Quote } from '@/lib/cart/quote.schema';
import messages from '@/messages/ru.json';
import { orderButton, problem, serve, show, startOver, sumUnder, t, TARIFF } from './test-checkout';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), replace: jest.fn() }) }));

const PLATFORM = { kind: 'platform' as const, tariffs: [TARIFF], tariff: TARIFF, thresholds: [] };
const VENDOR = { kind: 'vendor' as const, costMinor: 60_000, minMinor: null, maxMinor: null };

beforeEach(startOver);

const showTo = (
  house: { isPrivateHouse: boolean },
  delivery: typeof PLATFORM | typeof VENDOR,
  kind: Quote['kind'],
) =>
  show({
    draft: { service: 'delivery' },
    quote: { kind, delivery, sum: sumUnder({ delivery }) },
    saved: [anAddress({ apartment: '', ...house })],
  });

// Holds ADDR-29.
describe.each([
  ['the platform', PLATFORM, 'delivery'],
  ['the venue itself', VENDOR, 'vendorDelivery'],
] as const)('a delivery by %s to an address without a flat', (_who, delivery, kind) => {
  test('cannot be ordered to a house with flats, and one tap leads to the flat', async () => {
    const { user } = await showTo({ isPrivateHouse: false }, delivery, kind);
    await waitFor(() => expect(problem()).toBe(t('apartmentRequired')));
    const { addresses, towns, geolocation, errors } = messages;
    serve({ '/api/texts/addressSheet': { texts: { addresses, towns, geolocation, errors } } });
    await user.click(screen.getByRole('button', { name: t('giveFlat') }));
    expect(await screen.findByRole('textbox', { name: addresses.apartment })).toBeVisible();
  });

  test('is ordered to a private house', async () => {
    await showTo({ isPrivateHouse: true }, delivery, kind);
    await waitFor(() => expect(orderButton()).toBeEnabled());
    expect(problem()).toBeNull();
  });
});
