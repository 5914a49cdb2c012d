import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { Toaster } from '@/components/ui/toaster.client';
import messages from '@/messages/kk.json';
import { WaiterCall } from './waiter-call.client';

/* As on a dead line. */
jest.mock('./waiter-call-sheet.client', () => {
  throw new TypeError('Failed to fetch');
});

test('the call of a waiter whose sheet does not come says so, and opens nothing', async () => {
  render(
    <NextIntlClientProvider locale="kk" messages={messages} timeZone="UTC">
      <WaiterCall link={{ venueId: 3107, tableId: 812, mainTerminalId: 3107 }} timezone="Asia/Almaty" />
      <Toaster label="" />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: messages.bill.callWaiter }));
  expect(await screen.findByText(messages.errors.network)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
