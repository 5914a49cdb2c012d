import { setClock } from '@/lib/core/time/test-clock';
import { forgetWantedTime, saveWantedTime, wantedTimeAt } from './wanted-time';

const AT = '2030-03-14T14:30:00.000Z';

beforeEach(() => {
  sessionStorage.clear();
  setClock('2030-03-14T13:00:00.000Z');
});

describe('the time for which a venue was opened', () => {
  test('is wished at this venue, as long as it is ahead by the server’s clock', () => {
    saveWantedTime({ venueId: 3107, wantedAt: AT });
    expect(wantedTimeAt(3107)).toBe(AT);
    expect(wantedTimeAt(3108)).toBeNull();
    // The device’s clock is three hours behind.
    setClock('2030-03-14T14:30:00.000Z', -3);
    expect(wantedTimeAt(3107)).toBeNull();
  });

  test('is dropped once it is forgotten, or unreadable', () => {
    saveWantedTime({ venueId: 3107, wantedAt: AT });
    forgetWantedTime();
    expect(wantedTimeAt(3107)).toBeNull();
    sessionStorage.setItem('wantedTime', '{"venueId":3107,"wantedAt":"2031-01-01"}');
    expect(wantedTimeAt(3107)).toBeNull();
  });
});
