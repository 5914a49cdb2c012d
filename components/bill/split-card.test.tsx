import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { Bill } from '@/lib/bill/bill';
import { testBill } from '@/lib/bill/test-bill';
import messages from '@/messages/ru.json';
import { SplitCard } from './split-card.client';

const text = messages.bill;

function show(part: Partial<Bill> = {}, tipsMinor = 0) {
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <SplitCard bill={testBill(part)} venueName="Самал" tipsMinor={tipsMinor} />
    </NextIntlClientProvider>,
  );
  return user;
}
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
  });

  test('equally has a part for each guest, and says that one pays it all', async () => {
    const user = show({ toPayMinor: 851_900 }, 60_000);
    await choose(user, text.split_equal);
    expect((await parts()).map((item) => item.textContent)).toEqual([
      'Гость 14\u00A0560\u00A0₸',
      'Гость 24\u00A0559\u00A0₸',
    ]);
    await user.click(screen.getByRole('button', { name: text.splitMore }));
    expect((await parts()).map((item) => item.textContent)).toEqual([
      'Гость 13\u00A0040\u00A0₸',
      'Гость 23\u00A0040\u00A0₸',
      'Гость 33\u00A0039\u00A0₸',
    ]);
    expect(screen.getByText(text.splitNote)).toBeVisible();
  });

  // Holds BILL-17.
  test('sends a part as a text with the table, the whole and the tips', async () => {
    const user = show({ toPayMinor: 851_900 }, 60_000);
    const copied = copies();
    await choose(user, text.split_equal);
    await user.click(await screen.findByRole('button', { name: 'Отправить часть: Гость 2' }));
    expect(plain(copied.mock.calls[0]?.[0])).toBe(
      'Самал, Терраса 12. Счёт с чаевыми 9 119 ₸ (чаевые 600 ₸), часть: 4 559 ₸.',
    );
  });

  test('sends a part by the phone’s own menu where there is one', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    const user = show();
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await choose(user, text.split_equal);
    await user.click(await screen.findByRole('button', { name: 'Отправить часть: Гость 1' }));
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledWith({
      text: expect.stringMatching(/^Самал, Терраса 12\. Счёт 6.600.₸, часть: 3.300.₸\.$/) as string,
    });
  });

  test('by one’s own dishes counts those that are chosen, portion by portion', async () => {
    const user = show({}, 60_000);
    const copied = copies();
    await choose(user, text.split_own);
    await user.click(await screen.findByRole('checkbox', { name: /^Бешбармақ/ }));
    expect(own()).toHaveTextContent('5 040 ₸');
    await user.click(screen.getByRole('button', { name: 'Добавить порцию: Қымыз' }));
    expect(own()).toHaveTextContent('6 120 ₸');
    expect(screen.getByText(text.splitOthers).closest('div')).toHaveTextContent('1 080 ₸');
    await user.click(screen.getByRole('button', { name: text.splitSendOwn }));
    expect(plain(copied.mock.calls[0]?.[0])).toContain('часть: 6 120 ₸.');
  });
});
