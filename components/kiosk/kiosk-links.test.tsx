import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { MenuContext, type MenuActions } from '@/components/menu/use-menu';
import { testProduct } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { DishTiles } from './category-dishes.client';

// Holds KIOSK-08.
test('a dish that is opened in another tab, or without scripts, stays in the kiosk and names no dish', () => {
  const menu: Partial<MenuActions> = {
    venue: { id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT },
    services: { chosen: 'takeaway', offered: ['takeaway'] },
    hits: [],
  };
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuContext value={menu as MenuActions}>
        <DishTiles dishes={[testProduct({ id: 50340, venueId: 3107, name: 'Плов' })]} />
      </MenuContext>
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('link', { name: 'Плов' })).toHaveAttribute('href', '/kiosk/filials/3107');
});
