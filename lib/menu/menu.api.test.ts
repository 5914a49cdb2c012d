import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { turns } from '@/lib/core/concurrency/test-turns';
import { crossSellQuery } from './cross-sell.api';
import { dinerMenuQuery, setFavourite } from './favourites.api';
import { productQuery, requestMenuRefresh } from './menu.api';

const DETAILS = { product: null, groups: [], lastChoice: null };

function answer(make: (address: string, init: RequestInit) => Promise<Response>) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => make(address as string, init ?? {}));
}
const json = (body: unknown) => () => Promise.resolve(Response.json(body));
/** An answer that comes only when it is given up. */
const endless = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

describe('a product that is requested', () => {
  // Holds MENU-37.
  test('and left again is aborted without a reported failure', async () => {
    const fetched = answer(endless);
    const client = new QueryClient();
    const observer = new QueryObserver(client, productQuery(3107, 50211, 'delivery'));
    const received = jest.fn();
    const leave = observer.subscribe(received);
    leave();
    await turns();
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(client.getQueryState(['product', 3107, 50211, 'delivery'])).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
      error: null,
      fetchFailureCount: 0,
    });
    expect(received.mock.calls.filter(([result]: { isError?: boolean }[]) => result?.isError)).toEqual([]);
  });

  test('fails where the answer is none of a product', async () => {
    answer(json(DETAILS));
    const client = new QueryClient();
    await expect(
      client.fetchQuery({ ...productQuery(3107, 1, 'takeaway'), retry: false }),
    ).rejects.toMatchObject({
      code: 'server/failed',
    });
  });
});

describe('the browser’s requests of a menu', () => {
  test('are one request for all that is the diner’s own', async () => {
    const lists = { favourites: [], olderFavouriteIds: [], frequent: [], isOwn: false, promos: null };
    const fetched = answer(json(lists));
    await expect(new QueryClient().fetchQuery(dinerMenuQuery(3107))).resolves.toEqual(lists);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/menu/mine?venueId=3107']);
  });

  test('a favourite is sent as its new state', async () => {
    const state = { venueId: 3107, productId: 7, isFavourite: false };
    const fetched = answer(json(state));
    await expect(setFavourite(state)).resolves.toEqual(state);
    expect(fetched).toHaveBeenCalledWith(
      '/api/menu/favourites',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(state) }),
    );
  });

  test('a menu refresh returns whether the menu was expired', async () => {
    const fetched = answer(json({ refreshed: false }));
    await expect(requestMenuRefresh(3107)).resolves.toBe(false);
    expect(fetched).toHaveBeenCalledWith(
      '/api/menu/refresh',
      expect.objectContaining({ method: 'POST', body: '{"venueId":3107}' }),
    );
  });

  test('are the same for equal baskets, and none for an empty one', async () => {
    const fetched = answer(json({ products: [] }));
    const { placeholderData: _, ...query } = crossSellQuery(3107, [50, 7, 50], 'takeaway');
    expect(query.queryKey).toEqual(crossSellQuery(3107, [7, 50], 'takeaway').queryKey);
    await expect(new QueryClient().fetchQuery(query)).resolves.toEqual([]);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/menu/cross-sell?venueId=3107&products=7,50&service=takeaway',
    ]);
    expect(crossSellQuery(3107, [], 'takeaway').enabled).toBe(false);
  });
});
