import { act, render, screen } from '@testing-library/react';
import { noteOrder } from '@/lib/orders/note-order';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { OrdersBadge } from './navbar-badges.client';

test('the orders carry a dot while one is under way', () => {
  localStorage.clear();
  signInForTest(true);
  render(<OrdersBadge label="An order is under way">icon</OrdersBadge>);
  expect(screen.queryByText('An order is under way')).not.toBeInTheDocument();
  const order = { id: 1, createdAt: new Date().toISOString(), wantedAt: null };
  act(() => noteOrder({ ...order, status: 'cooking' }));
  expect(screen.getByText('An order is under way')).toBeInTheDocument();
  act(() => noteOrder({ ...order, status: 'completed' }));
  expect(screen.queryByText('An order is under way')).not.toBeInTheDocument();
});
