import { renderHook, waitFor } from '@testing-library/react';
import { testOrder } from '@/lib/orders/test-order';
import messages from '@/messages/ru.json';
import { useTabStatus } from './use-tab-status';

const { hero_cooking: cooking, hero_ready: ready } = messages.orders;
const { cart, popular: title } = messages.menu;

/** More writes than two orders need. */
const MAX_WRITES = 20;

const showStatus = (id: number, status: string) =>
  renderHook(() => useTabStatus(testOrder({ id, status: 'cooking' }), status));

test('two orders on one page do not write the title without end: the newest leads it while it is there', async () => {
  document.title = cart;
  const writeTitle = Object.getOwnPropertyDescriptor(Document.prototype, 'title')?.set;
  const writes = jest.spyOn(document, 'title', 'set').mockImplementation((text) => {
    // Without it an endless loop would hang the test.
    if (writes.mock.calls.length > MAX_WRITES) return;
    writeTitle?.call(document, text);
  });
  const earlier = showStatus(1, cooking);
  const newer = showStatus(2, ready);
  await waitFor(() => expect(document.title).toBe(`${ready} · ${cart}`));
  document.title = title;
  await waitFor(() => expect(document.title).toBe(`${ready} · ${title}`));
  newer.unmount();
  expect(document.title).toBe(`${cooking} · ${title}`);
  earlier.unmount();
  expect(document.title).toBe(title);
  expect(writes.mock.calls.length).toBeLessThan(MAX_WRITES);
});
