import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/kk.json';
import { TableLink } from './table-link.client';

/* As on a dead line. */
jest.mock('./scanned-table.client', () => {
  throw new TypeError('Failed to fetch');
});

test('a menu opened by a table’s code whose script does not come is covered for a moment only', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  window.history.replaceState(null, '', '/filials/3107?filial_id=3107&table_id=812');
  render(
    <NextIntlClientProvider locale="kk" messages={messages} timeZone="UTC">
      <TableLink venue={{ id: 3107, isCheckPullingEnabled: true, services: [1], timezone: 'Asia/Almaty' }} />
    </NextIntlClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('status')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  jest.useRealTimers();
});
