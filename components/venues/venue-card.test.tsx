import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { KZT_FORMAT } from '@/lib/money/money';
import type { Venue } from '@/lib/venues/venues';
import messages from '@/messages/ru.json';
import { VenueCard } from './venue-card';

const VENUE: Venue = {
  id: 3107,
  name: 'Ақ Дастархан',
  address: 'Достық, 132',
  distanceMeters: null,
  coordinates: { latitude: 43.2, longitude: 76.9 },
  brandId: 51,
  brandName: 'Ақ Дастархан',
  townId: 1,
  townName: 'Алматы',
  townConfig: {
    id: 1,
    version: 1,
    timezone: 'Asia/Almaty',
    utcOffset: '+05:00',
    phoneCode: '+7',
    countryCode: 'KZ',
    moneyFormat: KZT_FORMAT,
    locale: { default: 'kk', fallback: 'ru', supported: ['kk', 'ru', 'en'] },
  },
  services: [1],
  serviceType: 1,
  openingHours: [],
  closeInAdvanceMinutes: 0,
  rating: 4.75,
  imageUrl: 'http://store.test/1.webp',
  bannerMessage: null,
  deliveryState: 'open',
  deliveryDelayMinutes: 0,
  servicePercentage: 0,
  isCashEnabled: true,
  isOnlinePaymentDisabled: false,
  isPaymentDisabled: false,
  isKaspiEnabled: false,
  description: null,
  phone: null,
};

function show(part: Partial<Venue> = {}, more: Partial<ComponentProps<typeof VenueCard>> = {}) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueCard
        venue={{ ...VENUE, ...part }}
        phases={[{ fromMs: 0, text: 'до 22:00', tone: 'soft', state: 'open' }]}
        {...more}
      />
    </NextIntlClientProvider>,
  );
  return screen.getByRole('link');
}

describe('the card of a venue', () => {
  test('leads to its menu and names it, its address and its opening state', () => {
    const card = show();
    expect(card).toHaveAttribute('href', '/filials/3107');
    expect(screen.getByRole('heading', { level: 3, name: 'Ақ Дастархан' })).toBeVisible();
    expect(card).toHaveTextContent('Достық, 132');
    expect(card).toHaveTextContent('до 22:00');
  });

  test.each([
    [4.75, '4,8'],
    [5, '5,0'],
  ])('shows the rating %d as %s', (rating, shown) => {
    expect(show({ rating })).toHaveTextContent(`Оценка ${shown}`);
  });

  test('calls an unrated venue new', () => {
    expect(show({ rating: null })).toHaveTextContent('Новое');
  });

  test.each([
    [0, '0 м'],
    [344, '340 м'],
    [840, '840 м'],
    [1500, '1,5 км'],
    [12_340, '12,3 км'],
  ])('shows the distance of %i m as %s', (distanceMeters, shown) => {
    expect(show({ distanceMeters })).toHaveTextContent(`${shown} от центра`);
  });

  test('shows no distance where none is known', () => {
    expect(show({ distanceMeters: null })).not.toHaveTextContent('от центра');
  });

  test('asks for its picture on our own origin, with none where there is none', () => {
    const card = show();
    const pictures = card.querySelectorAll('img');
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.getAttribute('src')).toBe('/api/images?w=480&src=http%3A%2F%2Fstore.test%2F1.webp');
  });

  test('does without a picture', () => {
    expect(show({ imageUrl: null }).querySelector('img')).toBeNull();
  });
});
