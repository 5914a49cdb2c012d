import { anAddress } from '@/lib/ground/addresses/test-address';
import { answeredBy } from '@/lib/core/bff/test-server';
import { testOrder } from '@/lib/orders/test-order';
import { emptyStorage } from '@/lib/core/storage/test-storage';
import { collectOwnData } from './own-data.api';
import { testProfile } from './test-profile';

const RESERVATION = {
  id: 'r-1',
  venueId: 3107,
  venueName: 'Наан',
  address: 'Абая, 10',
  timezone: 'Asia/Almaty',
  startsAt: '2026-06-01T19:00:00+05:00',
  durationMinutes: 120,
  guests: 2,
  name: 'Айгерим',
  phone: '+77014104109',
  wish: '',
  status: 'confirmed',
};
const REWARDS = {
  currency: 'KZT',
  balance: { balanceMinor: 1, availableMinor: 1, expiresAt: null },
  grading: null,
};
const GIFTS = { currency: 'KZT', gifts: [], coupons: [] };
const orders = (page: number, lastPage: number, id: number) => ({
  orders: [testOrder({ id })],
  page,
  lastPage,
  total: lastPage,
});
const ANSWERS = {
  'GET /api/profile': testProfile(),
  'GET /api/addresses': { addresses: [anAddress()] },
  'GET /api/orders/list?page=1': orders(1, 2, 90_002),
  'GET /api/orders/list?page=2': orders(2, 2, 90_001),
  'GET /api/booking/reservations?page=1': { reservations: [RESERVATION], page: 1, lastPage: 1 },
  'GET /api/rewards': REWARDS,
  'GET /api/promos/gifts': GIFTS,
};
const answer = (answers: Parameters<typeof answeredBy>[0]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));

beforeEach(emptyStorage);

// Holds PROF-22.
describe('the copy of a diner’s data', () => {
  test('has all pages of everything that our server can read, and what the browser stores', async () => {
    localStorage.setItem('searchHistory', '["плов"]');
    localStorage.setItem('lang', 'ru');
    sessionStorage.setItem('cart', '{"lines":[]}');
    answer(ANSWERS);
    expect(await collectOwnData()).toMatchObject({
      profile: { name: 'Айгерим', phone: '+77014104109' },
      addresses: [{ id: anAddress().id }],
      orders: [{ id: 90_002 }, { id: 90_001 }],
      reservations: [RESERVATION],
      bonuses: REWARDS,
      gifts: GIFTS,
      browser: {
        localStorage: { searchHistory: ['плов'], lang: 'ru' },
        sessionStorage: { cart: { lines: [] } },
      },
    });
  });

  test('names what opens something for its holder, without its value', async () => {
    for (const key of ['pushToken', 'orderedTabletSession']) localStorage.setItem(key, 'opens-something');
    for (const key of ['tableSecret', 'tablet-session']) sessionStorage.setItem(key, 'opens-something');
    answer(ANSWERS);
    const text = JSON.stringify(await collectOwnData());
    expect(text).not.toContain('opens-something');
    expect(text).toContain('"tableSecret":"•••"');
  });

  test.each(Object.keys(ANSWERS))('fails as a whole when %s fails', async (call) => {
    answer({ ...ANSWERS, [call]: { status: 503, code: 'upstream/unavailable' } });
    await expect(collectOwnData()).rejects.toMatchObject({ code: 'upstream/unavailable' });
  });

  test.each([
    ['GET /api/rewards', { ...REWARDS, balance: null }],
    ['GET /api/promos/gifts', { ...GIFTS, gifts: null }],
    ['GET /api/promos/gifts', { ...GIFTS, coupons: null }],
  ])('fails as a whole when %s lacks a part', async (call, given) => {
    answer({ ...ANSWERS, [call]: given });
    await expect(collectOwnData()).rejects.toMatchObject({ code: 'upstream/unavailable' });
  });
});
