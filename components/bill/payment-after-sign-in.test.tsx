import { cleanup, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/lib/core/bff/query-client';
import { paymentAfterSignIn } from '@/lib/bill/payment-after-sign-in';
import { watchLeaving } from '@/lib/core/paths/test-location';
import { begun, BILL, PAY, payButton, show, startEmpty, text, tips } from './test-pay-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

startEmpty();

const TABLE = '/filials/3107/bill?filial_id=3107&table_id=812&main_terminal_id=3107';
const signedIn = () => history.replaceState(null, '', `${TABLE}&signed-in=true`);
const isPlainAgain = () =>
  waitFor(() => expect(window.location.search).toBe(new URL(TABLE, 'http://x').search));
const settled = () => waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy', 'true'));
const guestButton = () => screen.findByRole('button', { name: new RegExp(`^${text.signInAndPay}`) });

const PRESSED = {
  billId: BILL.id,
  toPayMinor: 660_000,
  payment: 'online',
  consentsTo: 'ge; personal_data_consent 1.4',
} as const;

beforeEach(signedIn);

// Holds BILL-24.
describe('a payment that was pressed before the sign-in', () => {
  test('goes on by itself, once, with what the guest had chosen', async () => {
    history.replaceState(null, '', TABLE);
    const leaving = watchLeaving();
    const guest = show({}, { payments: ['online', 'kaspi'], isSignedIn: false });
    await guest.user.click(tips().getByRole('radio', { name: /^10\s%/ }));
    await guest.user.click(screen.getByRole('radio', { name: text.kaspi }));
    await guest.user.click(await guestButton());
    expect(leaving).toHaveBeenCalledWith(
      `/api/auth/sign-in?return=${encodeURIComponent(`${TABLE}&signed-in=true`)}`,
    );
    expect(guest.sent()).toEqual([]);
    cleanup();
    queryClient().clear();

    signedIn();
    const { sent } = show({ [PAY]: begun }, { payments: ['online', 'kaspi'] });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      isRepetition: false,
      body: { toPayMinor: 660_000, tipsMinor: 60_000, payment: 'kaspi', hasConsented: true },
    });
    await isPlainAgain();
    cleanup();
    signedIn();
    const again = show({ [PAY]: begun }, { payments: ['online', 'kaspi'] });
    await isPlainAgain();
    await settled();
    expect(again.sent()).toHaveLength(1);
  });

  test('stops where the sum is another one now, and says both', async () => {
    paymentAfterSignIn.note({ ...PRESSED, toPayMinor: 590_000 });
    const { sent, user } = show({ [PAY]: begun });
    const notice = await screen.findByText(text.changedTitle);
    expect(notice.parentElement).toHaveTextContent(/Было 5 900 ₸, теперь 6 600 ₸/);
    await settled();
    expect(sent()).toEqual([]);
    await user.click(await payButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByText(text.changedTitle)).not.toBeInTheDocument();
  });

  test.each([
    ['of another bill', { billId: 'another' }],
    ['by a way that is not offered any more', { payment: 'kaspi' }],
    ['under other texts', { consentsTo: 'ge; personal_data_consent 1.3' }],
  ] as const)('is pressed again %s', async (_what, part) => {
    paymentAfterSignIn.note({ ...PRESSED, ...part });
    const { sent } = show({ [PAY]: begun });
    await isPlainAgain();
    await settled();
    expect(sent()).toEqual([]);
  });

  test('is given up by a diner who did not sign in', async () => {
    paymentAfterSignIn.note(PRESSED);
    const { sent } = show({}, { isSignedIn: false });
    await waitFor(() => expect(sessionStorage.getItem('paymentAfterSignIn')).toBeNull());
    expect(await guestButton()).toBeEnabled();
    expect(sent()).toEqual([]);
  });

  test('is given up by a diner who opens the bill by another way', async () => {
    history.replaceState(null, '', TABLE);
    paymentAfterSignIn.note(PRESSED);
    const { sent } = show({ [PAY]: begun });
    await waitFor(() => expect(sessionStorage.getItem('paymentAfterSignIn')).toBeNull());
    await settled();
    expect(sent()).toEqual([]);
  });

  test('never starts from a URL alone', async () => {
    const { sent } = show({ [PAY]: begun });
    await isPlainAgain();
    await settled();
    expect(sent()).toEqual([]);
  });

  test('is not noted where a diner is known already, who may be signed in without a code', async () => {
    localStorage.setItem('dinerId', '41');
    watchLeaving();
    const { user } = show({}, { isSignedIn: false });
    await user.click(await guestButton());
    expect(sessionStorage.getItem('paymentAfterSignIn')).toBeNull();
  });
});
