import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchReloading } from '@/lib/paths/test-location';
import words from '@/messages/server-error/words.json';
import PageError from './error';

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

test('a broken page is loaded anew by its retry, as what failed to load is not loaded again otherwise', async () => {
  const reloading = watchReloading();
  render(<PageError error={new Error('broken')} />);
  await userEvent.click(await screen.findByRole('button', { name: words.ru.retry }));
  expect(reloading).toHaveBeenCalledTimes(1);
});
