import { screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { prerender } from 'react-dom/static';
import type { ServiceId } from '@/lib/ground/venues/venues';
import { testVenue } from '@/lib/ground/venues/test-venue';
import messages from '@/messages/ru.json';
import { VenueDetails } from './venue-details';

jest.mock(
  'next-intl',
  () =>
    jest.requireActual<typeof import('@/lib/core/i18n/test-next-intl')>('@/lib/core/i18n/test-next-intl')
      .nextIntl,
);
jest.mock('next-intl/server', () => ({
  getMessages: () => Promise.resolve(jest.requireActual('@/messages/ru.json')),
}));
// The renderer of pages on the server waits by Node's means.
Object.assign(globalThis, { setImmediate: (run: () => void) => setTimeout(run) });

const t = createTranslator({ locale: 'ru', messages });
const MESSAGE = 'Storm until Friday';

/** The details, as the server draws them, of a venue whose delivery is suspended, with the services that its site leaves of it. */
async function show(services: ServiceId[]) {
  const venue = {
    ...testVenue({ services, deliveryState: 'closed', bannerMessage: MESSAGE }),
    schedule: [],
    socialLinks: [],
    linkedVenues: [],
  };
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueDetails venue={venue} linked={[]} country="kz" badge={[]} />
    </NextIntlClientProvider>,
  );
  document.body.innerHTML = await new Response(prelude).text();
}

describe('the details of a venue', () => {
  test('name its services, and say that its delivery is suspended', async () => {
    await show([1, 4]);
    expect(screen.getByText(`${t('service.takeaway')}, ${t('service.delivery')}`)).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(t('details.delivery_closed'));
  });

  test('say nothing of a delivery that is hidden, but the venue’s own message', async () => {
    await show([1]);
    expect(screen.getByText(t('service.takeaway'))).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(new RegExp(`^${MESSAGE}$`));
  });

  test('have no line for services where none of them is left', async () => {
    await show([]);
    expect(screen.queryByText(t('details.services'))).not.toBeInTheDocument();
  });
});
