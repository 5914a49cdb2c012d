import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from '@/lib/core/bff/query-client';
import { changeQueryOptions } from '@/lib/core/bff/test-query-options';
import type { Preorder } from '@/lib/bill/preorder';
import { testPreorder } from '@/lib/bill/test-bill';
import { answeredBy } from '@/lib/core/bff/test-server';
import { signInForTest } from '@/lib/core/session/test-sign-in';
import messages from '@/messages/ru.json';
import { PreorderScreen } from './preorder-screen.client';

const text = messages.bill;
const VENUE = { name: 'Самал', timezone: 'Asia/Almaty' };
const PREORDER = `GET /api/bill/preorder/${testPreorder().id}`;
const PAID = { status: 'paid', paidByCardMinor: 650_000, paymentAddress: null } as const;

function show(part: Partial<Preorder>, answers: Parameters<typeof answeredBy>[0] = {}, isFirst = false) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answeredBy(answers));
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <PreorderScreen
        preorder={testPreorder(part)}
        venue={VENUE}
        isFirst={isFirst}
        tips={<p>{messages.tips.whole}</p>}
      />
    </NextIntlClientProvider>,
  );
  return fetched;
}
const row = (name: string) => screen.queryByText(name, { selector: 'dt' })?.closest('div') ?? null;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  queryClient().clear();
  changeQueryOptions({ retryDelay: 0 });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  signInForTest(false);
});

describe('a payment of a bill', () => {
  test('a payment of a bill in progress shows its sum and leads on to the payment', async () => {
    show({});
    expect(await heading(text.preorder_pending)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Перейти к оплате/ })).toHaveTextContent('6 500 ₸');
    expect(row(text.tips)).toHaveTextContent('500 ₸');
    expect(row(text.bonuses)).toHaveTextContent('−600');
    expect(row(text.toPayByCard)).toHaveTextContent('6 500 ₸');
    expect(screen.queryByText(messages.tips.whole)).not.toBeInTheDocument();
  });

  test('polls until it is paid, and then stops polling', async () => {
    signInForTest(true);
    sessionStorage.setItem('visit.session', '{}');
    const fetched = show({}, { [PREORDER]: [testPreorder(), testPreorder(PAID)] }, true);
    await pass(20_000);
    expect(await heading(text.preorder_paid)).toBeVisible();
    expect(screen.getByText('Первая оплата: вернули 10 %')).toBeVisible();
    expect(screen.getByText('+540 бонусов начислено')).toBeVisible();
    expect(row(text.byCard)).toHaveTextContent('6 500 ₸');
    // One sum stands out: what was paid, and not the bill's own.
    expect(document.querySelectorAll('.slip .text-title')).toHaveLength(1);
    expect(row(text.byCard)).toHaveClass('text-title');
    expect(row(text.ofBill)).toHaveTextContent('6 600 ₸');
    expect(screen.getByText(messages.tips.whole)).toBeVisible();
    // The balance of the header is requested again.
    await waitFor(() => expect(sessionStorage.getItem('visit.session')).toBeNull());
    const requestCount = fetched.mock.calls.length;
    await pass(60_000);
    expect(fetched).toHaveBeenCalledTimes(requestCount);
  });

  test.each(['paid', 'failed', 'expired'] as const)(
    'a payment of a bill that is %s when it is come back to has changed the balance of the header',
    (status) => {
      signInForTest(true);
      sessionStorage.setItem('visit.session', '{}');
      show({ ...PAID, status });
      expect(sessionStorage.getItem('visit.session')).toBeNull();
    },
  );

  test('a payment of a bill that waits has changed no balance', () => {
    signInForTest(true);
    sessionStorage.setItem('visit.session', '{}');
    show({});
    expect(sessionStorage.getItem('visit.session')).toBe('{}');
  });

  test('a payment of a bill that is paid later than the first brings the level’s share', async () => {
    show({ ...PAID, cashbackPercentage: 3, bonusesEarnedMinor: 16_200 });
    expect(await screen.findByText('Вернули 3 % бонусами')).toBeVisible();
  });

  test.each(['failed', 'expired'] as const)(
    'a payment of a bill that is %s leads back to the bill, whole as it was',
    async (status) => {
      show({ status, paymentAddress: null });
      expect(await heading(text[`preorder_${status}`])).toBeVisible();
      expect(screen.getByText(text[`preorder_${status}Text`])).toBeVisible();
      expect(screen.getByRole('link', { name: text.backToBill })).toHaveAttribute(
        'href',
        '/filials/3107/bill?filial_id=3107&table_id=812&main_terminal_id=3107',
      );
      expect(row(text.toPayByCard)).toBeNull();
      expect(row(text.byCard)).toBeNull();
    },
  );

  test.each(['failed', 'expired'] as const)(
    'a payment of a bill that is %s gives back bonuses only where some were spent',
    async (status) => {
      show({ status, paymentAddress: null, bonusesSpentMinor: 60_000 });
      expect(await screen.findByText(text.preorder_bonusesBack)).toBeVisible();
      cleanup();
      queryClient().clear();
      show({ status, paymentAddress: null, bonusesSpentMinor: 0 });
      await heading(text[`preorder_${status}`]);
      expect(screen.queryByText(text.preorder_bonusesBack)).not.toBeInTheDocument();
    },
  );

  test('says when it cannot find out', async () => {
    show({}, { [PREORDER]: 'no network' });
    await pass(10_000);
    expect(await screen.findByText(text.preorderStale)).toBeVisible();
    expect(await heading(text.preorder_pending)).toBeVisible();
  });
});
