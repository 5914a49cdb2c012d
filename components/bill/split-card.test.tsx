import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { Bill } from '@/lib/bill/bill';
import { testBill } from '@/lib/bill/test-bill';
import messages from '@/messages/ru.json';
import { WaiterSplit } from './waiter-split.client';

const text = messages.bill;

/** Shows the split where no dock sends a part; `grow` shows it again with another bill. */
function show(part: Partial<Bill> = {}) {
  const split = (shown: Partial<Bill>) => (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <WaiterSplit bill={testBill(shown)} venueName="Самал" />
    </NextIntlClientProvider>
  );
  const { rerender } = render(split(part));
  return Object.assign(userEvent.setup(), { grow: (grown: Partial<Bill>) => rerender(split(grown)) });
}
const sendButton = () => screen.getByRole('button', { name: new RegExp(`^${text.partSend}`) });
const choose = (user: ReturnType<typeof show>, way: string) =>
  user.click(screen.getByRole('radio', { name: way }));
const parts = async () => within(await screen.findByRole('list')).getAllByRole('listitem');
const own = () => screen.getByText(text.splitOwn).closest('div');
const copies = () => jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
const plain = (written: string | undefined) => written?.replace(/\u00A0/g, ' ');

describe('a bill that is split', () => {
  test('is whole at first, and says nothing of parts', () => {
    show();
    expect(screen.getByRole('radio', { name: text.split_whole })).toBeChecked();
    expect(screen.queryByText(text.splitNote)).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('equally has a part for each guest, the diner’s first, and says that one pays it all', async () => {
    const user = show({ toPayMinor: 911_900 });
    await choose(user, text.split_equal);
    expect((await parts()).map((item) => plain(item.textContent))).toEqual([
      'Моя часть4 560 ₸',
      'Гость 24 559 ₸',
    ]);
    await user.click(screen.getByRole('button', { name: text.splitMore }));
    expect((await parts()).map((item) => plain(item.textContent))).toEqual([
      'Моя часть3 040 ₸',
      'Гость 23 040 ₸',
      'Гость 33 039 ₸',
    ]);
    expect(sendButton()).toHaveTextContent('3 040 ₸');
    expect(screen.getByText(text.splitNote)).toBeVisible();
  });

  // Holds BILL-17.
  test('sends a part as a text with the table and the whole', async () => {
    const user = show({ toPayMinor: 911_900 });
    const copied = copies();
    await choose(user, text.split_equal);
    await user.click(await screen.findByRole('button', { name: 'Отправить часть: Гость 2' }));
    expect(plain(copied.mock.calls[0]?.[0])).toBe('Самал, Терраса 12. Счёт 9 119 ₸, часть: 4 559 ₸.');
  });

  test('sends a part by the phone’s own menu where there is one', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    const user = show();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await choose(user, text.split_equal);
    await user.click(sendButton());
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledWith({
      text: expect.stringMatching(/^Самал, Терраса 12\. Счёт 6.600.₸, часть: 3.300.₸\.$/) as string,
    });
  });

  test('a bill that is split by one’s own dishes sends nothing until a dish is chosen', async () => {
    const user = show();
    await choose(user, text.split_own);
    expect(await screen.findByRole('button', { name: text.partNone })).toBeDisabled();
  });

  test('a bill that is split by one’s own dishes counts those that are chosen, portion by portion', async () => {
    const user = show();
    const copied = copies();
    await choose(user, text.split_own);
    await user.click(await screen.findByRole('checkbox', { name: /^Бешбармақ/ }));
    expect(own()).toHaveTextContent('4 620 ₸');
    await user.click(screen.getByRole('button', { name: 'Добавить порцию: Қымыз' }));
    expect(own()).toHaveTextContent('5 610 ₸');
    expect(screen.getByText(text.splitOthers).closest('div')).toHaveTextContent('990 ₸');
    expect(sendButton()).toHaveTextContent('5 610 ₸');
    await user.click(sendButton());
    expect(plain(copied.mock.calls[0]?.[0])).toContain('часть: 5 610 ₸.');
  });

  // Holds BILL-16.
  test('a bill that is split by one’s own dishes leaves those that are chosen while the bill grows', async () => {
    const user = show();
    await choose(user, text.split_own);
    await user.click(await screen.findByRole('checkbox', { name: /^Бешбармақ/ }));
    const { positions } = testBill();
    user.grow({
      positions: [{ name: 'Шай', count: 1, sumMinor: 60_000 }, ...positions],
      positionsSumMinor: 660_000,
      serviceChargeMinor: 66_000,
      sumMinor: 726_000,
      toPayMinor: 726_000,
    });
    expect(screen.getByRole('checkbox', { name: /^Бешбармақ/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Шай/ })).not.toBeChecked();
    expect(sendButton()).toHaveTextContent('4 620 ₸');
  });
});
