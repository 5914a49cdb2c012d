import { dropEarlyAnswers } from '@/lib/core/bff/early-requests';
import { answeredBy } from '@/lib/core/bff/test-server';
import { paths } from '@/lib/core/paths/paths';
import { ALL_ORDERS } from '@/lib/orders/order-filters';
import { orderListQuery } from '@/lib/orders/order-reading.api';
import { profileQuery } from '@/lib/profile/profile.api';
import { testProfile } from '@/lib/profile/test-profile';
import { rewardsQuery } from '@/lib/rewards/rewards.api';
import { requestFirstData } from './first-requests';

const { signal } = new AbortController();
const rewards = { currency: 'KZT', balance: null, grading: null };
const orders = { orders: [], page: 1, lastPage: 1, total: 0 };

/** @returns the addresses that have been requested */
function watchFetch() {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(
    answeredBy({
      'GET /api/profile': testProfile(),
      'GET /api/rewards': rewards,
      'GET /api/orders/list?page=1': orders,
    }),
  );
  return () => fetched.mock.calls.map(([address]) => address);
}

beforeEach(() => {
  dropEarlyAnswers();
  window.history.replaceState(null, '', '/');
});

test('the profile takes the answers that the press on its link has requested', async () => {
  const requested = watchFetch();
  requestFirstData(paths.profile());
  const atThePress = requested();
  await expect(profileQuery.queryFn({ signal })).resolves.toEqual(testProfile());
  await expect(rewardsQuery.queryFn()).resolves.toEqual(rewards);
  expect(atThePress).toEqual(['/api/profile', '/api/rewards']);
  expect(requested()).toEqual(atThePress);
});

test('the orders take the answer that the press on their link has requested', async () => {
  const requested = watchFetch();
  requestFirstData(paths.orders());
  await expect(orderListQuery(ALL_ORDERS).queryFn({ pageParam: 1, signal })).resolves.toEqual(orders);
  expect(requested()).toHaveLength(1);
});

test('a press on a link to another page, or to the shown one, requests nothing', () => {
  const requested = watchFetch();
  requestFirstData(paths.cart());
  window.history.replaceState(null, '', paths.profile());
  requestFirstData(paths.profile());
  expect(requested()).toEqual([]);
});
