import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/ru.json';
import { PinCard } from './pin-card.client';
import type { PinState } from './use-place-at';

const texts = messages.addresses;
const PLACE: PinState = {
  kind: 'place',
  place: { title: '', city: 'Алматы', street: 'Абай', building: '52', latitude: 43.24, longitude: 76.92 },
};

function show(first: PinState) {
  const onConfirm = jest.fn();
  const element = (standing: PinState) => (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <PinCard standing={standing} onConfirm={onConfirm} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(element(first));
  return { onConfirm, user: userEvent.setup(), then: (standing: PinState) => rerender(element(standing)) };
}

describe('pressed while the address is being read', () => {
  test('the button waits for it and then goes on once', async () => {
    const { onConfirm, user, then } = show({ kind: 'reading' });
    await user.click(screen.getByRole('button', { name: texts.deliverHere }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: texts.deliverHere })).toHaveAttribute('aria-busy', 'true');
    then(PLACE);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test.each<PinState>([{ kind: 'nowhere' }, { kind: 'failed', retry: () => undefined }])(
    'and there is none (%j), the diner decides again',
    async (standing) => {
      const { onConfirm, user, then } = show({ kind: 'reading' });
      await user.click(screen.getByRole('button', { name: texts.deliverHere }));
      then(standing);
      then({ kind: 'reading' });
      then(PLACE);
      expect(onConfirm).not.toHaveBeenCalled();
    },
  );
});
