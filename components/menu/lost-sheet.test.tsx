import { screen } from '@testing-library/react';
import { answerWith, DETAILS, openMenu, plus, show, t } from './test-menu';

beforeEach(openMenu);

/* The texts of what comes late are requested once a page: no other test of this file has them before. */
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
