import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { testRouter } from '@/lib/paths/test-router';
import messages from '@/messages/ru.json';
import { TableLink } from './table-link.client';

const replace = jest.fn<undefined, [address: string]>();
const router = testRouter(replace);
const CODE = '?filial_id=3107&table_id=812&main_terminal_id=3107&source=QR';

function openMenu(query: string, isCheckPullingEnabled = true, path = '/filials/3107') {
  window.history.replaceState(null, '', path + query);
  render(
    <AppRouterContext.Provider value={router}>
      <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
        <TableLink venue={{ id: 3107, isCheckPullingEnabled }} />
      </NextIntlClientProvider>
    </AppRouterContext.Provider>,
  );
}

beforeEach(() => replace.mockClear());

describe('a menu opened by a table’s code', () => {
  test('is replaced by the table’s bill, and covered until then', () => {
    openMenu(CODE);
    expect(replace.mock.calls).toEqual([
      ['/filials/3107/bill?filial_id=3107&table_id=812&main_terminal_id=3107'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(messages.layout.loading);
  });

  test.each([
    ['with an id missing', '?filial_id=3107&table_id=812&source=QR', true],
    ['without a code', '', true],
    ['where the venue shows no bills', CODE, false],
  ])('stays %s', (_what, query, isCheckPullingEnabled) => {
    openMenu(query, isCheckPullingEnabled);
    expect(replace).not.toHaveBeenCalled();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('stays when it is reached from the bill, whose address is still there', () => {
    openMenu(CODE, true, '/filials/3107/bill');
    expect(replace).not.toHaveBeenCalled();
  });
});
