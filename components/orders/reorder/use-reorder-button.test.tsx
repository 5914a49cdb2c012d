import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { toasts } from '@/components/ui/toasts';
import { SESSION_ENDED } from '@/lib/core/bff/session-events';
import { answeredBy, heldAnswer } from '@/lib/core/bff/test-server';
import { dispatchCart, readCart } from '@/lib/cart/cart-store';
import { EMPTY_DRAFT, loadDraft, saveDraft } from '@/lib/pages/checkout/draft';
import { lastPayment } from '@/lib/pages/checkout/last-payment';
import { reorderSchema } from '@/lib/cart/reorder.schema';
import { testLine } from '@/lib/cart/test-cart';
import { turns } from '@/lib/core/concurrency/test-turns';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { useReorderButton } from './use-reorder-button';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const LINES = [testLine({ productId: 1 }), testLine({ productId: 2 })];
const AS_IT_WAS = reorderSchema.parse({
  venue: { id: 3107, name: 'Samal', moneyFormat: KZT_FORMAT },
  lines: LINES,
  changes: [],
  payment: 'online',
});

function RepeatButton() {
  return useReorderButton(90031);
}

/** The button, pressed; its answer is held. */
async function press() {
  const { answer, give } = heldAnswer();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'POST /api/orders/90031/reorder': answer }));
  const { unmount } = render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <RepeatButton />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: messages.orders.reorder }));
  return { give, unmount };
}

beforeEach(() => {
  sessionStorage.clear();
  dispatchCart({ type: 'cleared' });
  mockRouter.push.mockReset();
});

test('an order that is as it was goes into the cart, and leads there', async () => {
  const { give } = await press();
  give(AS_IT_WAS);
  await waitFor(() => expect(mockRouter.push.mock.calls).toEqual([['/cart']]));
  expect(readCart().cart).toMatchObject({ venue: { id: 3107 }, lines: LINES });
});

// Holds PAY-13.
test('an order that was paid by card is paid by card again, whatever was chosen for another cart', async () => {
  document.documentElement.dataset.site = 'kz-ru-web';
  saveDraft({ ...EMPTY_DRAFT, payment: 'cash' });
  const { give } = await press();
  give(AS_IT_WAS);
  await waitFor(() => expect(lastPayment('kz')).toBe('online'));
  delete document.documentElement.dataset.site;
  expect(lastPayment('ge')).toBeNull();
  expect(loadDraft().payment).toBeNull();
});

test('an order that is answered after the diner has left changes no cart, and leads nowhere', async () => {
  const { give, unmount } = await press();
  unmount();
  await act(async () => {
    give(AS_IT_WAS);
    await turns();
  });
  expect(readCart().cart).toBeNull();
  expect(mockRouter.push).not.toHaveBeenCalled();
});

test.each([
  ['whose session has ended signs the page out, and asks for no other try', 401, 'auth/ended', 1],
  ['that fails asks for another try', 503, 'upstream/unavailable', 0],
])('an order %s', async (_what, status, code, times) => {
  const ended = jest.fn();
  window.addEventListener(SESSION_ENDED, ended, { once: true });
  const shown = jest.spyOn(toasts, 'show');
  const { give } = await press();
  await act(async () => {
    give({ status, code });
    await turns();
  });
  window.removeEventListener(SESSION_ENDED, ended);
  expect(ended).toHaveBeenCalledTimes(times);
  expect(shown).toHaveBeenCalledTimes(1 - times);
  shown.mockRestore();
});
