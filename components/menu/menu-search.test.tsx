import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { EVERYWHERE } from '@/lib/menu/test-product';
import messages from '@/messages/ru.json';
import { MenuProvider } from './menu-provider.client';
import { MenuSearch } from './menu-search.client';
import { MenuSearchFrame } from './menu-search-frame.client';
import { answerWith, openMenu, requested, t, VENUE } from './test-menu';

/** Longer than the pause before a failed request is repeated. */
const REPEATED = { timeout: 4000 };

function show() {
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuProvider venue={VENUE} services={EVERYWHERE} hits={[]}>
        <MenuSearch label="Найти в меню" left="" topRef={{ current: null }} onClose={onClose} />
      </MenuProvider>
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), onClose, field: screen.getByRole('searchbox') };
}

beforeEach(() => {
  openMenu();
  answerWith(() => Response.json({ products: [] }));
});

test('a text that no dish has leads back to the whole menu', async () => {
  const { user, onClose, field } = show();
  await user.type(field, 'qzx');
  expect(await screen.findByText(t('searchNothing', { text: 'qzx' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('searchToMenu') }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

// Holds SRCH-35.
test('a dish is found by its name in another language, which our server knows', async () => {
  const listed = { id: 5, name: 'Цезарь', priceMinor: 250_000, cookingMinutes: 0 };
  answerWith((address) =>
    Response.json(
      address.startsWith('/api/menu/search')
        ? { ids: [5], corrected: null, dishes: [] }
        : { products: [listed] },
    ),
  );
  const { user, field } = show();
  await user.type(field, 'caesar');
  expect(await screen.findByText('Цезарь', undefined, REPEATED)).toBeVisible();
  expect(screen.getByText(t('searchFound', { count: 1 }))).toBeVisible();
  const searches = requested().filter((address) => (address as string).startsWith('/api/menu/search'));
  expect(searches).toHaveLength(1);
  await user.clear(field);
  await user.type(field, 'цез');
  expect(await screen.findByText('Цезарь')).toBeVisible();
});

test('the field is cleared by its button and keeps the focus', async () => {
  const { user, field } = show();
  expect(screen.queryByRole('button', { name: t('searchClear') })).toBeNull();
  await user.type(field, 'плов');
  await user.click(screen.getByRole('button', { name: t('searchClear') }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('a menu that does not load says why, and is requested again', async () => {
  answerWith(() => Response.json({ error: { code: 'upstream/unavailable' } }, { status: 503 }));
  const { user } = show();
  const failed = await screen.findByRole('alert', undefined, REPEATED);
  expect(failed).toHaveTextContent(t('failedText'));
  answerWith(() => Response.json({ products: [] }));
  await user.click(within(failed).getByRole('button', { name: t('searchRetry') }));
  expect(await screen.findByText(t('searchHint'))).toBeVisible();
});

test.each([
  ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: t('searchClose') }))],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
])('closed by %s, it gives the focus back to the link that opens it', async (_way, close) => {
  const label = messages.search.menuPlaceholder;
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <MenuProvider venue={VENUE} services={EVERYWHERE} hits={[]}>
        <MenuSearchFrame label={t('categories')} search={{ href: '/search', label }} categories={[]}>
          {null}
        </MenuSearchFrame>
      </MenuProvider>
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: label }));
  expect(await screen.findByRole('searchbox', { name: label })).toHaveFocus();
  await close(user);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: label })).toHaveFocus();
});
