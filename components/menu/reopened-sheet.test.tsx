import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { enterModal } from '@/components/ui/modal-history';
import { settled } from '@/components/ui/test-settled';
import { queryClient } from '@/lib/core/bff/query-client';
import { MODAL_CONTENT, readEntry } from '@/lib/core/storage/history-entry';
import { answerWith, openMenu, plus, show, t } from './test-menu';

beforeEach(() => {
  window.history.pushState({ __NA: true }, '', '/filials/3107');
  openMenu();
});

const dish = () => screen.queryByRole('dialog', { name: 'Плов' });
const isOpen = () => waitFor(() => expect(dish()).toBeVisible());
const isClosed = () => waitFor(() => expect(dish()).not.toBeInTheDocument());

async function openDish() {
  const user = show({ hasAdditives: true });
  await user.click(plus(t('choose', { name: 'Плов' })));
  await isOpen();
}

test('a step back closes a dish, and a step forward opens it again in the same entry of the history', async () => {
  await openDish();
  const { length } = window.history;
  window.history.back();
  await isClosed();
  window.history.forward();
  await isOpen();
  expect(window.history.length).toBe(length);
  window.history.back();
  await isClosed();
});

test('a page that is drawn anew at the entry of a dish opens it', async () => {
  await openDish();
  window.history.pushState({ __NA: true }, '', '/orders');
  cleanup();
  await settled();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/filials/3107'));
  show({ hasAdditives: true });
  await isOpen();
});

test('a dish that cannot be renewed under a question writes nothing into the question’s entry', async () => {
  await openDish();
  await waitFor(() => expect(within(screen.getByRole('dialog')).queryByRole('status')).toBeNull());
  const leave = enterModal(() => undefined);
  answerWith(() => new Response(null, { status: 503 }));
  await act(() => queryClient().refetchQueries());
  await settled();
  expect(
    queryClient()
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status),
  ).toContain('error');
  expect(readEntry(MODAL_CONTENT)).toBeUndefined();
  leave();
  await settled();
});

test('the menu of another page opens nothing on the way back to a dish', async () => {
  await openDish();
  cleanup();
  window.history.pushState({ __NA: true }, '', '/filials/3108');
  show({ hasAdditives: true });
  window.history.back();
  await settled();
  await settled();
  expect(dish()).not.toBeInTheDocument();
});
