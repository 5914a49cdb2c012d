import { screen, waitFor, within } from '@testing-library/react';
import { billIntents } from '@/lib/bill/bill-intent';
import { testPreorder } from '@/lib/bill/test-bill';
import {
  answer,
  bill,
  INTENT,
  open,
  row,
  slip,
  startEmpty,
  TABLE,
  text,
  toPay,
  VENUE,
} from './test-bill-screen';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

startEmpty();

describe('the bill of a table', () => {
  test('shows positions, service charge, sum and what is to pay', async () => {
    answer(bill());
    open();
    const area = await slip();
    expect(area).toHaveTextContent('№ 4471');
    expect(area).toHaveTextContent('Открыт в 12:40');
    expect(row(area, text.table)).toHaveTextContent('Терраса 12');
    expect(row(area, text.waiter)).toHaveTextContent('Аружан');
    expect(row(area, 'Бешбармақ')).toHaveTextContent('4 200 ₸');
    expect(row(area, 'Қымыз × 2')).toHaveTextContent('1 800 ₸');
    expect(row(area, 'Қазы × 0,5')).toHaveTextContent('1 745 ₸');
    expect(row(area, text.positions)).toHaveTextContent('7 745 ₸');
    expect(row(area, 'Обслуживание, 10 %')).toHaveTextContent('774 ₸');
    expect(row(area, text.total)).toHaveTextContent('8 519 ₸');
    expect(toPay()).toHaveTextContent('8 519 ₸');
  });

  test('names dishes as the till does, and says in which language', async () => {
    answer(bill());
    open();
    await slip();
    expect(screen.getByText('Бешбармақ')).toHaveAttribute('lang', 'kk');
    expect(screen.getByText(text.total)).not.toHaveAttribute('lang');
  });

  test('is requested as the table’s code says', async () => {
    const fetched = answer(bill());
    open();
    await slip();
    expect(fetched).toHaveBeenCalledWith(
      '/api/bill?venueId=3107&tableId=812&mainTerminalId=3107',
      expect.anything(),
    );
  });

  // Holds BILL-12.
  test('is paid with the waiter where the venue takes no money online, and nothing looks like paying', async () => {
    answer(bill());
    open();
    await slip();
    expect(screen.getByRole('note')).toHaveTextContent('Оплата у официанта');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      text.refresh,
      text.callWaiter,
    ]);
  });

  test('leaves out what there is not: waiter, service charge', async () => {
    answer(bill({ waiterName: null, servicePercentage: 0, serviceChargeMinor: 0 }));
    open();
    const area = await slip();
    for (const name of [text.waiter, text.positions, text.paid, text.toPay])
      expect(within(area).queryByText(name)).not.toBeInTheDocument();
    expect(area).not.toHaveTextContent('Обслуживание');
  });

  test('counts lari in Georgia, and a charge with a fraction', async () => {
    answer(bill({ currency: 'GEL', servicePercentage: 7.5, serviceChargeMinor: 151, toPayMinor: 2161 }));
    open();
    const area = await slip();
    expect(row(area, 'Обслуживание, 7,5 %')).toHaveTextContent('1,51 ₾');
    expect(toPay()).toHaveTextContent('21,61 ₾');
  });

  test('names what was paid of it', async () => {
    answer(bill({ paidMinor: 400_000, toPayMinor: 451_900 }));
    open();
    const area = await slip();
    expect(row(area, text.total)).toHaveTextContent('8 519 ₸');
    expect(row(area, text.paid)).toHaveTextContent('4 000 ₸');
    expect(row(area, text.toPay)).toHaveTextContent('4 519 ₸');
    expect(toPay()).toHaveTextContent('4 519 ₸');
  });

  test('is paid here where the venue takes money online', async () => {
    answer(bill());
    open(TABLE, { ...VENUE, payments: ['online'] });
    expect(await screen.findByRole('button', { name: /^Войти и оплатить/ })).toHaveTextContent('8 519 ₸');
  });

  test('the bill of a table that the diner pays leads back to that payment', async () => {
    const { key } = billIntents.begin(bill().id, INTENT);
    billIntents.settle(key, { preorderId: 'preorder-1', paymentAddress: null });
    answer(bill({ status: 'paying' }));
    open();
    expect(await screen.findByRole('link', { name: text.toPayment })).toHaveAttribute(
      'href',
      '/bills/preorder/preorder-1',
    );
  });

  test.each(['failed', 'expired'] as const)(
    'the bill of a table that others pay after one’s own payment has %s is theirs',
    async (status) => {
      const { key } = billIntents.begin(bill().id, INTENT);
      billIntents.settle(key, { preorderId: 'preorder-1', paymentAddress: null });
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation((address) =>
          Promise.resolve(
            Response.json(
              (address as string).includes('/preorder/')
                ? { ...testPreorder({ status, paymentAddress: null }), id: 'preorder-1' }
                : bill({ status: 'paying' }),
            ),
          ),
        );
      open();
      expect(await screen.findByText(text.payingTitle)).toBeVisible();
      await waitFor(() => expect(billIntents.findStored(bill().id)).toBeNull());
      expect(screen.queryByRole('link', { name: text.toPayment })).not.toBeInTheDocument();
    },
  );

  test('the bill of a table that is being paid from here with an unknown outcome finds that out, with the same key', async () => {
    const { key } = billIntents.begin(bill().id, INTENT);
    const fetched = answer(bill({ status: 'paying' }), 'never');
    open();
    expect(await screen.findByText(text.unknownTitle)).toBeVisible();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    const [address, init] = fetched.mock.calls.at(-1) ?? [];
    expect(address).toBe(`/api/bill/${bill().id}/payment`);
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe(key);
    expect(new Headers(init?.headers).get('X-Repetition')).toBe('1');
  });

  test('the bill of a table that another diner is paying says so', async () => {
    answer(bill({ status: 'paying' }));
    open();
    const notice = await screen.findByText(text.payingTitle);
    expect(notice).toBeVisible();
    expect(screen.queryByText(text.payTitle)).not.toBeInTheDocument();
    expect(toPay()).toBeNull();
    const follows = notice.compareDocumentPosition(await slip()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows).toBeTruthy();
  });

  test.each(['paid', 'closed'] as const)('shows no payment when it is %s', async (status) => {
    answer(bill({ status, paidMinor: 851_900, toPayMinor: 0 }));
    open();
    const area = await slip();
    const title = screen.getByRole('heading', { name: text.settledTitle });
    expect(title).toHaveClass('hero');
    expect(title.closest('section')).toHaveTextContent('8 519 ₸');
    expect(row(area, text.paid)).toHaveTextContent('8 519 ₸');
    expect(within(area).queryByText(text.toPay)).not.toBeInTheDocument();
    expect(toPay()).toBeNull();
  });

  test('leads to the menu', async () => {
    answer(bill());
    open();
    await slip();
    expect(screen.getByRole('link', { name: text.toMenu })).toHaveAttribute('href', '/filials/3107');
  });
});
