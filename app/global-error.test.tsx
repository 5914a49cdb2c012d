import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchReloading } from '@/lib/paths/test-location';
import words from '@/messages/server-error/words.json';
import GlobalError from './global-error';

/* The test's environment takes an error that nobody listens to for one of the test. */
const listen = () => undefined;
beforeEach(() => {
  document.documentElement.lang = 'ru';
  window.addEventListener('error', listen);
});
afterEach(() => {
  document.documentElement.lang = '';
  window.removeEventListener('error', listen);
});

test('a document whose layout failed is loaded anew by its retry', async () => {
  const reloading = watchReloading();
  // It is a whole document.
  render(<GlobalError error={new Error('broken')} />, { container: document });
  await userEvent.click(await screen.findByRole('button', { name: words.ru.retry }));
  expect(reloading).toHaveBeenCalledTimes(1);
});
