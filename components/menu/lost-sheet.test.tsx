import { screen, waitFor } from '@testing-library/react';
import { MODAL_CONTENT, pushEntry } from '@/lib/core/storage/history-entry';
import { answerWith, DETAILS, openMenu, PLOV, plus, show, t } from './test-menu';

beforeEach(openMenu);

/* The texts of what comes late are requested once a page: no other test of this file has them before. */
test('the entry of a dish that cannot be opened again is left, so that the next step back leaves the page', async () => {
  window.history.replaceState({ __NA: true }, '');
  pushEntry({ openModal: 'of the page before', [MODAL_CONTENT]: PLOV.id });
  jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  show({ hasAdditives: true });
  expect(await screen.findByText(t('failedText'))).toBeVisible();
  await waitFor(() => expect(window.history.state).toEqual({ __NA: true }));
});

test('the sheet of a dish that cannot come leaves the menu as it is, says so, and opens by the next press', async () => {
  const user = show({ hasAdditives: true });
  jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await user.click(plus(t('choose', { name: 'Плов' })));
  expect(await screen.findByText(t('failedText'))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  answerWith(() => Response.json(DETAILS));
  await user.click(plus(t('choose', { name: 'Плов' })));
  expect(await screen.findByRole('dialog', { name: 'Плов' })).toBeVisible();
});
