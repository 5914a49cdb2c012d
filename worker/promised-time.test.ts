/** @jest-environment node */
import { testDelivery, TEST_NOW } from '@/lib/orders/test-order';
import { promisedTime } from './promised-time';

const ORDER = testDelivery();
const LINK = '/filials/3107/order/90032?from=push';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW.getTime()));

function send(answer: () => Promise<Response>, link = LINK) {
  const fetched = jest.fn((..._request: unknown[]) => answer());
  return { fetched, time: promisedTime({ fetch: fetched }, 'kz-ru-web', link) };
}

// Holds ORD-36.
describe('the promised time of a pushed order', () => {
  it.each(['/orders/90032', '/typ/3107/order/90032', LINK])('is requested for %s', async (link) => {
    const { fetched, time } = send(() => Promise.resolve(Response.json(ORDER)), link);
    expect(await time).toBe('14:10');
    expect(fetched).toHaveBeenCalledWith(
      '/api/orders/90032',
      expect.objectContaining({ headers: { 'X-Site': 'kz-ru-web' } }),
    );
  });

  it('is not requested for a push that leads elsewhere', async () => {
    const { fetched, time } = send(() => Promise.resolve(Response.json(ORDER)), '/profile/gifts/90032');
    expect(await time).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each<[what: string, answer: () => Promise<Response>]>([
    ['the platform names none', () => Promise.resolve(Response.json(testDelivery({ nextAt: null })))],
    ['it is over', () => Promise.resolve(Response.json(testDelivery({ status: 'completed' })))],
    [
      'it is of another day',
      () => Promise.resolve(Response.json(testDelivery({ nextAt: '2026-03-15T09:10:00Z' }))),
    ],
    ['it has passed', () => Promise.resolve(Response.json(testDelivery({ nextAt: '2026-03-14T08:20:00Z' })))],
    ['the order is another diner’s', () => Promise.resolve(new Response('{}', { status: 404 }))],
    ['the answer is no order', () => Promise.resolve(Response.json({ type: 'delivery' }))],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is none where %s', async (_what, answer) => {
    expect(await send(answer).time).toBeNull();
  });
});
