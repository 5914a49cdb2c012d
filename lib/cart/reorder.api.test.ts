import { KZT_FORMAT } from '@/lib/core/money/money';
import { requestReorder } from './reorder.api';
import { testLine } from './test-cart';

test('a past order is requested by its number and answered as a cart with its differences', async () => {
  const again = {
    venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
    payment: 'cash',
    lines: [testLine({ count: 2 })],
    changes: [{ productId: 9, name: 'Чай', kind: 'gone' }],
  };
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(again)));
  await expect(requestReorder(90031)).resolves.toEqual(again);
  expect(fetched).toHaveBeenCalledWith(
    '/api/orders/90031/reorder',
    expect.objectContaining({ method: 'POST', body: undefined }),
  );
});
