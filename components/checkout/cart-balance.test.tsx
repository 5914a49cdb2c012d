import { render, screen, waitFor } from '@testing-library/react';
import { HeaderBalance } from '@/components/layout/header-balance.client';
import { settled } from '@/components/ui/test-settled';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { startOver, serve, session, show, showForm, VENUE } from './test-checkout';

const HEADER = 'Бонусы в шапке';
const FLAGS = { brandId: 2, hasPrivateReward: false, isGeneralHidden: false };
const balance = () => screen.queryByRole('link', { name: new RegExp(HEADER) });

beforeEach(() => {
  startOver();
  render(<HeaderBalance label={HEADER} language="ru" venue="announced" />);
});

// Holds REW-08.
describe('the balance in the header of a cart', () => {
  test('is the general one where the venue shows it', async () => {
    await show({ bonusesMinor: 481_600, quote: { venue: { balanceFlags: FLAGS } } });
    await waitFor(() => expect(balance()).toHaveTextContent('4 816'));
  });

  test('is hidden where the venue hides it', async () => {
    await show({
      bonusesMinor: 481_600,
      quote: { venue: { balanceFlags: { ...FLAGS, isGeneralHidden: true } } },
    });
    await settled();
    expect(balance()).not.toBeInTheDocument();
  });

  test('is not guessed before the venue is known', async () => {
    dispatchCart({ type: 'lineAdded', venue: VENUE, line: testLine(), newCartId: 'cart-00000001' });
    serve({ '/api/session': session({ bonusesMinor: 481_600 }) });
    showForm({ kind: 'idle' });
    await settled();
    expect(balance()).not.toBeInTheDocument();
  });
});
