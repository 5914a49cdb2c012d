import { render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ServiceId } from '@/lib/venues/venues';
import { testVenue } from '@/lib/venues/test-venue';
import messages from '@/messages/ru.json';
import { VenueDetails } from './venue-details';

/* Its map is made on the server. */
jest.mock('./venue-contacts', () => ({ VenueContacts: () => null }));

const t = createTranslator({ locale: 'ru', messages });
const MESSAGE = 'Storm until Friday';

/** The details of a venue whose delivery is suspended, with the services that its site leaves of it. */
function show(services: ServiceId[]) {
  const venue = {
    ...testVenue({ services, deliveryState: 'closed', bannerMessage: MESSAGE }),
    schedule: [],
    socialLinks: [],
    linkedVenues: [],
  };
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueDetails venue={venue} linked={[]} country="kz" badge={[]} />
    </NextIntlClientProvider>,
  );
}

describe('the details of a venue', () => {
  test('name its services, and say that its delivery is suspended', () => {
    show([1, 4]);
    expect(screen.getByText(`${t('service.takeaway')}, ${t('service.delivery')}`)).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(t('details.delivery_closed'));
  });

  test('say nothing of a delivery that is hidden, but the venue’s own message', () => {
    show([1]);
    expect(screen.getByText(t('service.takeaway'))).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(new RegExp(`^${MESSAGE}$`));
  });

  test('have no line for services where none of them is left', () => {
    show([]);
    expect(screen.queryByText(t('details.services'))).not.toBeInTheDocument();
  });
});
