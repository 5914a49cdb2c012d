import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { VenueCardData } from '@/lib/ground/venues/venue-card';
import messages from '@/messages/ru.json';
import { VenueCard } from './venue-card';

const VENUE: VenueCardData = {
  id: 3107,
  name: 'Ақ Дастархан',
  address: 'Достық, 132',
  distanceMeters: null,
  rating: 4.75,
  imageUrl: 'http://store.test/1.webp',
  phases: [{ fromMs: 0, text: 'до 22:00', tone: 'soft', state: 'open' }],
};

function show(part: Partial<VenueCardData> = {}, more: Partial<ComponentProps<typeof VenueCard>> = {}) {
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <VenueCard venue={{ ...VENUE, ...part }} {...more} />
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
    expect(show({ rating: null })).toHaveTextContent('Новый');
  });

  // Holds VEN-32.
  test.each([
    [0, '0 м'],
    [344, '340 м'],
    [840, '840 м'],
    [1490, '1,5 км'],
  ])('shows the distance of %i m as %s', (distanceMeters, shown) => {
    expect(show({ distanceMeters })).toHaveTextContent(`${shown} от вас`);
  });

  // Holds VEN-29, VEN-30.
  test.each([
    [1499, '1,5 км от вас', false],
    [1500, 'далеко: 1,5 км', true],
  ])('marks %i m from the diner as far: %s', (distanceMeters, shown, isFar) => {
    const card = show({ distanceMeters });
    expect(card).toHaveTextContent(shown);
    expect(card.querySelector('[data-far]') !== null).toBe(isFar);
  });

  test('shows no distance where none is known', () => {
    expect(show({ distanceMeters: null })).not.toHaveTextContent(/\d м|\d км/);
  });

  test('says how soon, and the largest discount', () => {
    const card = show({ time: { text: '15–35 мин', at: 'venue' }, discount: 'до −20%' });
    expect(card).toHaveTextContent('15–35 мин');
    expect(card).toHaveTextContent('до −20%');
    expect(card.querySelector('[data-terms-of], [data-time-of]')).toBeNull();
  });

  test('says neither where neither is known', () => {
    expect(show().querySelector('.tag:not(.tag--info)')).toBeNull();
  });

  test('keeps a place for the terms of a delivery, which may depend on the address', () => {
    const card = show({ terms: [], offer: '−990 ₸ на доставку от 10 000 ₸' });
    expect(card.querySelector('[data-terms-of="3107"]')).toHaveTextContent('');
    expect(card.querySelector('[data-offer-of="3107"]')).toHaveTextContent('−990 ₸ на доставку');
    expect(card.querySelector('[data-time-of="3107"]')).not.toBeVisible();
  });

  test('the card of a delivery says neither the street nor how long the kitchen needs', () => {
    const card = show({ time: { text: 'Готовят 15–35 мин', at: 'venue' }, terms: ['доставка 500 ₸'] });
    expect(card).toHaveTextContent('доставка 500 ₸');
    expect(card).not.toHaveTextContent('Достық, 132');
    expect(card).not.toHaveTextContent('Готовят');
  });

  test('the card of a delivery by the venue itself promises the minutes to the door', () => {
    const card = show({
      time: { text: '45–65 мин', at: 'door' },
      terms: ['доставка 500 ₸'],
      distanceMeters: 840,
    });
    expect(card.querySelector('[data-time-of="3107"]')).toHaveTextContent('45–65 мин');
    expect(card).toHaveTextContent('840 м от вас');
  });

  test('asks for its picture on our own origin, with none where there is none', () => {
    const card = show();
    const pictures = card.querySelectorAll('img');
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.getAttribute('src')).toMatch(/^\/api\/images\?.*store\.test/);
  });

  test('does without a picture', () => {
    expect(show({ imageUrl: null }).querySelector('img')).toBeNull();
  });
});
