import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { newGuest } from '@/lib/kiosk/guest';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { MenuScreen } from './menu-screen.client';

// Holds KIOSK-39.
test('a menu without dishes says where to order, and leads to the start and to the staff’s settings', async () => {
  const onEnd = jest.fn();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuScreen
        guest={newGuest('takeaway')}
        shown={{
          venue: { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT },
          categories: [],
          popular: [],
          hits: [],
          stories: [],
          offered: ['takeaway'],
          documents: [],
          language: 'ru',
          countryLanguage: 'kk',
          languages: [],
        }}
        placing={{ kind: 'idle' }}
        cart={null}
        onPlace={jest.fn()}
        onReview={jest.fn()}
        onEnd={onEnd}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: messages.kiosk.emptyMenuTitle })).toBeVisible();
  expect(screen.getByText(messages.kiosk.emptyMenuText)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.kiosk.toStaff })).toHaveAttribute('href', '/kiosk/staff');
  await userEvent.click(screen.getByRole('button', { name: messages.kiosk.toStart }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});
