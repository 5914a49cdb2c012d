import { act, render, screen } from '@testing-library/react';
import { noteOrder } from '@/lib/orders/note-order';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { CartBadge, OrdersBadge } from './navbar-badges.client';

test('the orders carry a dot while one is under way', () => {
  localStorage.clear();
  signInForTest(true);
  render(<OrdersBadge label="An order is under way" />);
  expect(screen.queryByText('An order is under way')).not.toBeInTheDocument();
  const order = { id: 1, createdAt: new Date().toISOString(), wantedAt: null };
  act(() => noteOrder({ ...order, status: 'cooking' }));
  expect(screen.getByText('An order is under way')).toBeInTheDocument();
  act(() => noteOrder({ ...order, status: 'completed' }));
  expect(screen.queryByText('An order is under way')).not.toBeInTheDocument();
});

test.each([
  ['{"badge":"3","version":2}', '3'],
  ['{"badge":"99+","version":2}', '99+'],
  ['{"version":2,"id":"cart-00000001"}', ''],
])('the cart %s carries the number of its pieces', (text, pieces) => {
  sessionStorage.setItem('cart', text);
  render(<CartBadge label="In the cart" />);
  const shown = screen.getByText('In the cart').parentElement;
  expect(shown).toHaveTextContent(`In the cart${pieces}`);
});

test('an empty cart carries nothing', () => {
  sessionStorage.clear();
  const { container } = render(<CartBadge label="In the cart" />);
  expect(container).toBeEmptyDOMElement();
});
