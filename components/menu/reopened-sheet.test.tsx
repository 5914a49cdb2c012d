import { cleanup, screen, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { openMenu, plus, show, t } from './test-menu';

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
  cleanup();
  show({ hasAdditives: true });
  await isOpen();
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
