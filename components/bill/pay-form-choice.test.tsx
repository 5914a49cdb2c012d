import { cleanup, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/lib/core/bff/query-client';
import messages from '@/messages/ru.json';
import {
  AGREEING,
  agreeingButton,
  begun,
  consent,
  PAY,
  payButton,
  show,
  startEmpty,
  text,
  tips,
} from './test-pay-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

startEmpty();

// Holds BILL-18.
test('the choices for a bill are restored after the sign-in', async () => {
  const { user } = show({}, { payments: ['online', 'kaspi'], isSignedIn: false });
  await screen.findByRole('button', { name: /^Войти и оплатить/ });
  await user.click(tips().getByRole('radio', { name: /^Своя/ }));
  await user.type(screen.getByRole('textbox', { name: messages.tips.ownLabel }), '250');
  await user.click(screen.getByRole('radio', { name: text.kaspi }));
  cleanup();
  queryClient().clear();
  const { user: diner, sent } = show({ [PAY]: begun }, { payments: ['online', 'kaspi'] });
  expect(await payButton()).toHaveTextContent('6 850 ₸');
  await diner.click(await payButton());
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ tipsMinor: 25_000, payment: 'kaspi' }));
});

test('tips of a thousand million are refused before anything is sent, with the most that is taken', async () => {
  const { user, sent } = show();
  await user.click(tips().getByRole('radio', { name: /^Своя/ }));
  await user.type(screen.getByRole('textbox', { name: messages.tips.ownLabel }), '1000000000');
  await user.click(await payButton());
  expect(screen.getByText(/^Введите сумму больше нуля, до 1.000.000.₸/)).toBeVisible();
  expect(await payButton()).toHaveTextContent('6 600 ₸');
  expect(sent()).toEqual([]);
});

// Holds BILL-20.
describe('the consent to a bill', () => {
  async function payOnce() {
    const { user, sent } = show({ [PAY]: begun });
    await user.click(await payButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    cleanup();
    queryClient().clear();
  }

  test('is given once, and can be taken back: then the press does not give it', async () => {
    await payOnce();
    const { user, sent } = show({ [PAY]: begun });
    await waitFor(async () => expect(await consent()).toBeChecked());
    expect(await payButton()).toHaveAccessibleName(new RegExp(`^${text.pay}`));
    await user.click(await payButton());
    await waitFor(() => expect(sent()[1]?.body).toMatchObject({ hasConsented: true }));
    cleanup();
    const again = show({ [PAY]: begun });
    await again.user.click(await consent());
    await again.user.click(await payButton());
    expect(await screen.findByText(text.consentRequired)).toBeVisible();
    expect(await consent()).toHaveFocus();
    // The two before.
    expect(again.sent()).toHaveLength(2);
    cleanup();
    show();
    expect(await agreeingButton()).toBeEnabled();
  });

  test.each([
    ['another version of the text', [{ code: 'personal_data_consent', version: '1.5' }]],
    ['an unknown version', []],
  ])('needs a new consent with %s', async (_what, documents) => {
    await payOnce();
    show({}, { documents });
    expect(await agreeingButton()).toBeEnabled();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('is not given by a press that pays nothing', async () => {
    const { user, sent } = show();
    await user.click(tips().getByRole('radio', { name: /^Своя/ }));
    await user.click(await payButton());
    expect(sent()).toEqual([]);
    cleanup();
    show();
    expect(await agreeingButton()).toBeEnabled();
  });

  test('is given by the press of a guest, whose button says so', async () => {
    show({}, { isSignedIn: false });
    const button = await screen.findByRole('button', { name: new RegExp(`^${text.signInAndPay}`) });
    expect(button).toHaveAccessibleDescription(AGREEING);
  });
});
