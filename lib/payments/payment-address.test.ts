import { watchLeaving } from '@/lib/core/paths/test-location';
import { leaveForPayment } from './payment-address';

const HOSTED = 'https://platform.example/payment-page/kaspi';
const RETURN = `failure_url=${encodeURIComponent('https://app.example/payment/failure/7?country=ge')}`;

let left: jest.Mock;
beforeEach(() => {
  left = watchLeaving();
  document.documentElement.dataset.paymentOrigin = 'https://platform.example';
});
afterEach(() => jest.restoreAllMocks());

// Holds HOST-27.
describe('leaving for a hosted payment page', () => {
  test.each([
    ['opens it where the app stands alone', false, HOSTED, HOSTED],
    ['opens the return page in a frame', true, `${HOSTED}?${RETURN}`, '/payment/failure/7?country=ge'],
  ])('%s', (_what, isFramed, address, to) => {
    if (isFramed) jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    expect(leaveForPayment(address)).toBe(true);
    expect(left.mock.calls).toEqual([[isFramed ? window.location.origin + to : to]]);
  });

  test.each([
    ['without a return address in a frame', true, HOSTED],
    ['with a broken return address in a frame', true, `${HOSTED}?failure_url=%2F%2F`],
    ['of another origin', false, 'https://other.example/payment-page/kaspi'],
  ])('stays on the page for an address %s', (_what, isFramed, address) => {
    if (isFramed) jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    expect(leaveForPayment(address)).toBe(false);
    expect(left).not.toHaveBeenCalled();
  });
});
