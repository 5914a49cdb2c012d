import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { settled } from '@/components/ui/test-settled';
import { offerOutside } from '@/lib/core/host/outside-payment';
import messages from '@/messages/ru.json';
import { HostSide } from './host-side.client';

const ADDRESS = 'https://platform.example/payment-page?payment_url=x';
const text = messages.host;

let follow: jest.Mock;
beforeEach(async () => {
  follow = jest.fn();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <HostSide notes={{ signInFailed: '' }} networkText="" languages={['ru']} />
    </NextIntlClientProvider>,
  );
  await act(async () => {
    expect(await offerOutside({ address: ADDRESS, follow })).toBe(true);
  });
});
/* The step back over the dialog's history entry ends before the next test. */
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain('openModal'));
});

// Holds HOST-27.
describe('a payment that opens outside the frame', () => {
  test('is a link to another window, after whose press the page follows the payment', async () => {
    const link = await screen.findByRole('link', { name: text.payOpen });
    expect(link).toHaveAttribute('href', ADDRESS);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(screen.getByRole('dialog')).toHaveTextContent('platform.example');
    expect(follow).not.toHaveBeenCalled();
    await userEvent.click(link);
    await settled();
    // A question about any other link would take the target away.
    expect(link).toHaveAttribute('target', '_blank');
    expect(follow).toHaveBeenCalledTimes(1);
  });

  test('a payment that opens outside the frame that is put off leads to the page that follows it, too', async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.payLater }));
    expect(follow).toHaveBeenCalledTimes(1);
  });
});
