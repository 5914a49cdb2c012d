import { act, render, screen } from '@testing-library/react';
import { noteOrder } from '@/lib/orders/under-way';
import { markSignedIn } from '@/lib/session/test-mark';
import { OrdersMark } from './orders-mark.client';

test('the orders carry a dot while one is under way', () => {
  localStorage.clear();
  markSignedIn(true);
  render(<OrdersMark label="An order is under way">icon</OrdersMark>);
  expect(screen.queryByText('An order is under way')).not.toBeInTheDocument();
  const order = { id: 1, createdAt: new Date().toISOString(), wantedAt: null };
  act(() => noteOrder({ ...order, status: 'cooking' }));
  expect(screen.getByText('An order is under way')).toBeInTheDocument();
  act(() => noteOrder({ ...order, status: 'completed' }));
  expect(screen.queryByText('An order is under way')).not.toBeInTheDocument();
});
