import { act, render, screen, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { sessionInfoSchema } from '@/lib/ground/auth/session';
import { answeredBy } from '@/lib/core/bff/test-server';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import { forgetVisit } from '@/lib/core/session/session-storage';
import { HeaderBalance } from './header-balance.client';

const session = (bonusesMinor: number) =>
  sessionInfoSchema.parse({ isSignedIn: true, name: null, dinerId: 700431, bonusesMinor });

function show(...balances: number[]) {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(answeredBy({ 'GET /api/session': balances.map(session) }));
  render(<HeaderBalance label="Бонусы" language="ru" />);
  return fetched;
}

beforeEach(() => {
  sessionStorage.clear();
  signInForTest(true);
});
afterEach(() => signInForTest(false));

describe('the balance in the header of an open page', () => {
  test('follows what changes it, and stays as it was until the new one is known', async () => {
    const fetched = show(425_000, 479_000);
    expect(await screen.findByRole('link')).toHaveTextContent('4 250');
    act(() => forgetVisit());
    expect(screen.getByRole('link')).toHaveTextContent('4 250');
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent('4 790'));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  // Holds LAY-08.
  test('the balance in the header of an open page that was all spent is gone', async () => {
    show(425_000, 0);
    await screen.findByRole('link');
    act(() => forgetVisit());
    await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  });

  test('is no longer requested when the page is left', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(answeredBy({ 'GET /api/session': session(1) }));
    const { unmount } = render(<HeaderBalance label="Бонусы" language="ru" />);
    await screen.findByRole('link');
    unmount();
    forgetVisit();
    await settled();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  // Holds REW-12.
  test('is not requested for a guest', async () => {
    signInForTest(false);
    const fetched = show(425_000);
    forgetVisit();
    await settled();
    expect(fetched).not.toHaveBeenCalled();
  });
});
