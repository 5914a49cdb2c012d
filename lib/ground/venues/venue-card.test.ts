/** @jest-environment node */
import { openFirst, type OpenBadgePhase, type VenueCardData } from './venue-card';

const phase = (fromMs: number, state: OpenBadgePhase['state']): OpenBadgePhase => ({
  fromMs,
  state,
  text: state,
  tone: 'soft',
});
const card = (id: number, phases: OpenBadgePhase[]): VenueCardData => ({
  id,
  name: `Venue ${id}`,
  address: '',
  distanceMeters: null,
  rating: null,
  imageUrl: null,
  phases,
});

test('open venues come before closed ones, each in the order they came', () => {
  const cards = [
    card(1, [phase(0, 'closed')]),
    card(2, [phase(0, 'open')]),
    card(3, [phase(0, 'closed'), phase(500, 'open')]),
    card(4, [phase(0, 'open'), phase(500, 'closed')]),
    card(5, [phase(0, 'closingSoon')]),
    card(6, []),
  ];
  expect(openFirst(cards, 100).map(({ id }) => id)).toEqual([2, 4, 5, 6, 1, 3]);
  expect(openFirst(cards, 900).map(({ id }) => id)).toEqual([2, 3, 5, 6, 1, 4]);
});
