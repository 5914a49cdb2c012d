import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { EVERYWHERE } from '@/lib/menu/test-product';
import { KZT_FORMAT } from '@/lib/core/money/money';
import messages from '@/messages/ru.json';
import { MenuResults } from './menu-results.client';

const t = createTranslator({ locale: 'ru', messages, namespace: 'search' });
const ids = Array.from({ length: 60 }, (_, index) => index + 1);
const dish = (id: number) => ({
  id,
  venueId: 3107,
  name: `Суп ${id}`,
  weight: null,
  imageUrl: null,
  price: '900 ₸',
  fullPrice: null,
  isFromPrice: false,
  isUnavailable: false,
  unavailableServices: [],
  facts: null,
});

// Holds SRCH-37.
test('the number of all dishes is named, and more of them are shown by a press', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const count = Number(new URL(address as string, 'http://localhost').searchParams.get('count'));
    return Promise.resolve(Response.json({ ids, corrected: 'суп', dishes: ids.slice(0, count).map(dish) }));
  });
  window.history.replaceState(null, '', '/filials/3107/search?q=суп');
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuResults
        venue={{ id: 3107, name: 'Самал', moneyFormat: KZT_FORMAT }}
        services={EVERYWHERE}
        hits={[]}
      />
    </NextIntlClientProvider>,
  );
  expect(await screen.findByText(t('foundDishes', { count: 60 }))).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(50);
  expect(screen.getByRole('status')).toHaveTextContent(t('corrected', { text: 'суп' }));
  await userEvent.click(screen.getByRole('button', { name: t('more') }));
  expect(await screen.findByRole('link', { name: 'Суп 60' })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('more') })).not.toBeInTheDocument();
});
