import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { settled } from '@/components/ui/test-settled';
import { saveBillDraft } from '@/lib/bill/bill-draft';
import { billIntents } from '@/lib/bill/bill-intent';
import messages from '@/messages/ru.json';
import {
  agreeingButton,
  begun,
  BILL,
  bonusChoices,
  bonuses,
  PAY,
  payButton,
  PAYER,
  PREORDER,
  refused,
  SESSION,
  show,
  spend,
  startEmpty,
  text,
  tips,
} from './test-pay-form';

const mockRouter = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

startEmpty();
beforeEach(() => void mockRouter.push.mockClear());

describe('paying a bill', () => {
  test('sends tips, bonuses, the sum that was seen and the consent, and opens the payment', async () => {
    const { user, sent } = show({ [PAY]: begun });
    expect(await payButton()).toHaveTextContent('6 600 ₸');
    await user.click(tips().getByRole('radio', { name: /^10\s%/ }));
    expect(
      tips()
        .getByRole('radio', { name: /^10\s%/ })
        .closest('label'),
    ).toHaveTextContent('600 ₸');
    await spend(/^1.000$/);
    expect(await payButton()).toHaveTextContent('6 200 ₸');
    expect(screen.getByText('Счёт 6 600 ₸ + чаевые 600 ₸ − бонусы 1 000')).toBeVisible();
    await user.click(await payButton());
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalledWith(`/bills/preorder/${PREORDER}`));
    expect(sent()).toEqual([
      {
        key: expect.stringMatching(/^once-/) as string,
        isRepetition: false,
        body: {
          venueId: 3107,
          payment: 'online',
          toPayMinor: 660_000,
          bonusesMinor: 100_000,
          bonusAccount: 'general',
          tipsMinor: 60_000,
          hasConsented: true,
        },
      },
    ]);
    expect(billIntents.findStored(BILL.id)?.preorderId).toBe(PREORDER);
  });

  test('agrees with the press, which says so, to the text of the venue’s country', async () => {
    show();
    expect(await agreeingButton()).toBeEnabled();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/legal/personal_data_consent?country=ge');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('needs a sign-in, and tells a guest what the first payment brings', async () => {
    show({}, { isSignedIn: false });
    expect(await screen.findByRole('button', { name: /^Войти и оплатить/ })).toBeEnabled();
    expect(screen.getByText('За первую оплату счёта в приложении вернём 10 %')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: text.spendBonuses })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('pressed twice begins one payment', async () => {
    const { user, sent } = show({ [PAY]: 'never' });
    const button = await payButton();
    await user.dblClick(button);
    expect(sent()).toHaveLength(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('chooses how, where there is a choice', async () => {
    const { user, sent } = show({ [PAY]: begun }, { payments: ['online', 'kaspi'] });
    await user.click(screen.getByRole('radio', { name: text.kaspi }));
    await user.click(await payButton());
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ payment: 'kaspi' }));
  });
});

describe('bonuses at a bill', () => {
  test('go up to the share that the bill allows, and no further', async () => {
    show();
    expect(await bonusChoices()).toEqual([text.spendNone, '1 000', 'Максимум 1 800']);
    await spend(/^Максимум/);
    expect(await payButton()).toHaveTextContent('4 800 ₸');
  });

  test('shrink with the bill', async () => {
    const { user, sent } = show({ [PAY]: begun }, { part: { positionsSumMinor: 100_000 } });
    await spend(/^Максимум 300$/);
    await user.click(await payButton());
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ bonusesMinor: 30_000 }));
  });

  test('bonuses at a bill of a brand’s own reward can be chosen beside the general ones', async () => {
    const accounts = [
      ...PAYER.accounts,
      { name: 'privateReward', availableMinor: 70_000, maxUsagePercentage: 50 },
    ];
    const { user } = show({ 'GET /api/bill/payer?venueId=3107': { ...PAYER, accounts } });
    await user.click(await screen.findByRole('radio', { name: text.account_privateReward }));
    expect(await bonusChoices()).toEqual([text.spendNone, '500', 'Максимум 700']);
    expect(screen.getByText(/^До 50\s% суммы блюд/)).toBeVisible();
  });

  test('are left out when their request fails, and the bill can be paid all the same', async () => {
    show({ 'GET /api/bill/payer?venueId=3107': refused('upstream/unavailable', 503) });
    expect(await payButton()).toBeEnabled();
    expect(screen.queryByRole('radiogroup', { name: text.spendBonuses })).not.toBeInTheDocument();
  });
});

describe('what comes back', () => {
  // Holds BILL-13.
  test('is 10 % of the first payment, less its bonuses', async () => {
    show();
    await spend(/^1.000$/);
    expect(screen.getByText('Первая оплата: вернём 10 %')).toBeVisible();
    expect(screen.getByText('500 бонусов придёт сразу после оплаты')).toBeVisible();
  });

  test('is the level’s share for every later one', async () => {
    show({}, { part: { cashbackPercentage: 3 } });
    await bonuses();
    expect(await screen.findByText('Вернём 3 % бонусами')).toBeVisible();
    expect(screen.getByText('180 бонусов придёт сразу после оплаты')).toBeVisible();
  });
});

describe('tips at a bill', () => {
  test('are not offered where they are not allowed', async () => {
    show({}, { part: { isTipsAllowed: false } });
    await payButton();
    expect(screen.queryByText(messages.tips.whole)).not.toBeInTheDocument();
  });

  test.each(['10', 'own'] as const)(
    'tips at a bill that were chosen (%s) are not paid once they are not allowed',
    async (tip) => {
      saveBillDraft({ billId: BILL.id, tip, typedTip: '', payment: 'online' });
      const { user, sent } = show({ [PAY]: begun }, { part: { isTipsAllowed: false } });
      expect(await payButton()).toHaveTextContent('6 600 ₸');
      await user.click(await payButton());
      await waitFor(() => expect(sent()).toMatchObject([{ body: { tipsMinor: 0 } }]));
    },
  );

  test('tips at a bill of one’s own sum are validated before anything is sent', async () => {
    const { user, sent } = show({ [PAY]: begun });
    await user.click(tips().getByRole('radio', { name: /^Своя/ }));
    await user.click(await payButton());
    expect(screen.getByRole('textbox', { name: messages.tips.ownLabel })).toHaveFocus();
    expect(screen.getByText(/^Введите сумму больше нуля/)).toBeVisible();
    expect(sent()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: messages.tips.ownLabel }), '250');
    await user.click(await payButton());
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ tipsMinor: 25_000 }));
  });
});

describe('a payment that does not begin', () => {
  test.each([
    ['bill/changed', messages.errors.billChanged],
    ['bill/in-payment', messages.errors.billInPayment],
    ['order/bonuses', messages.errors.bonusesExceeded],
  ])(
    'says why (%s), has the bill looked at again, and the next press has a key of its own',
    async (code, why) => {
      const { user, sent, onRefused } = show({ [PAY]: [refused(code), begun] });
      await user.click(await payButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(text.notBegun + why);
      expect(onRefused).toHaveBeenCalledTimes(1);
      await user.click(await payButton());
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[1]?.key).not.toBe(sent()[0]?.key);
    },
  );

  test('a payment that does not begin with an unknown outcome is sent again with the same key and body, on demand or by itself', async () => {
    const { user, sent } = show({ [PAY]: ['no network', 'no network', begun] });
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: text.checkNow }));
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalled(), { timeout: 4000 });
    const [first, ...again] = sent();
    expect(again.map(({ key }) => key)).toEqual([first?.key, first?.key]);
    expect(again.map(({ body }) => body)).toEqual([first?.body, first?.body]);
    expect(again.every(({ isRepetition }) => isRepetition)).toBe(true);
  });

  test('a payment that does not begin after a reload is retried automatically', async () => {
    const { user, sent } = show({ [PAY]: ['no network', 'never'] });
    await user.click(await payButton());
    await screen.findByText(text.unknownTitle);
    const key = sent()[0]?.key;
    expect(billIntents.findStored(BILL.id)).toMatchObject({ key, preorderId: null });
    cleanup();
    const again = show({ [PAY]: begun });
    await waitFor(() => expect(again.sent().some((one) => one.key === key && one.isRepetition)).toBe(true));
    await waitFor(() => expect(mockRouter.push).toHaveBeenCalled());
    await act(async () => {});
  });

  test('and refused in another tab is given up here, where it can be paid again', async () => {
    const { user, sent } = show({ [PAY]: 'no network' });
    await user.click(await payButton());
    await screen.findByText(text.unknownTitle);
    billIntents.drop(sent()[0]?.key ?? '');
    await user.click(screen.getByRole('button', { name: text.checkNow }));
    expect(await payButton()).toBeEnabled();
    expect(screen.queryByText(text.unknownTitle)).not.toBeInTheDocument();
  });

  /** A payment of another diner in this browser whose outcome is unknown. */
  function leftByAnother() {
    localStorage.setItem('dinerId', '700432');
    const request = { venueId: 3107, payment: 'online', toPayMinor: 660_000, tipsMinor: 0 } as const;
    billIntents.begin(BILL.id, { ...request, bonusesMinor: 0, bonusAccount: 'general', hasConsented: true });
  }

  test('is not sent as that of a diner who has signed in since, who begins an own one', async () => {
    leftByAnother();
    const { sent, user } = show({ [PAY]: begun });
    const button = await agreeingButton();
    expect(sent()).toEqual([]);
    expect(billIntents.findStored(BILL.id)).toBeNull();
    await user.click(button);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.isRepetition).toBe(false);
  });

  test('is not sent while the session is unknown, and looked up once it is known', async () => {
    leftByAnother();
    const { sent } = show({ [PAY]: begun, 'GET /api/session': { ...SESSION, dinerId: null } });
    expect(await screen.findByText(text.unknownTitle)).toBeVisible();
    await settled();
    expect(sent()).toEqual([]);
    expect(billIntents.findStored(BILL.id)).not.toBeNull();
  });
});
