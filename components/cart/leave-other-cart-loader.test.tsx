import { render, screen } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { LeaveOtherCartLoader } from './leave-other-cart-loader.client';

jest.mock('./leave-other-cart.client', () => ({
  LeaveOtherCart: ({ venueId }: { venueId: number }) => <p>leaves for {venueId}</p>,
}));
afterEach(() => window.history.replaceState(null, '', '/'));

describe('what leaves the cart of another branch', () => {
  test('is loaded where a code may have led to the menu', async () => {
    window.history.replaceState(null, '', '/filials/3107?source=QR');
    render(<LeaveOtherCartLoader venueId={3107} />);
    expect(await screen.findByText('leaves for 3107')).toBeVisible();
  });

  test('is not loaded for any other address', async () => {
    window.history.replaceState(null, '', '/filials/3107?product=7');
    render(<LeaveOtherCartLoader venueId={3107} />);
    await settled();
    expect(screen.queryByText('leaves for 3107')).not.toBeInTheDocument();
  });
});
