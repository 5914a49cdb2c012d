import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchReloading } from '@/lib/core/paths/test-location';
import texts from '@/messages/server-error/texts.json';
import { ServerErrorScreen } from './server-error-screen.client';

/** As error reports hear of errors. */
const received = jest.fn();
const hear = ({ error }: ErrorEvent) => void received(error);
beforeEach(() => {
  received.mockReset();
  window.addEventListener('error', hear);
});
afterEach(() => {
  window.removeEventListener('error', hear);
  document.documentElement.lang = '';
  window.history.replaceState(null, '', '/');
});

// Holds ERR-01, ERR-02.
test.each(['kk', 'ru', 'en', 'ka'] as const)(
  'a broken page says so in %s, with a way home, and is loaded anew by its retry',
  async (language) => {
    document.documentElement.lang = language;
    const reloading = watchReloading();
    const error = new Error('broken');
    render(<ServerErrorScreen error={error} />);
    expect(received.mock.calls).toEqual([[error]]);
    expect(await screen.findByRole('heading', { name: texts[language].title })).toBeVisible();
    expect(screen.getByRole('link', { name: texts[language].home })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: texts[language].retry }));
    expect(reloading).toHaveBeenCalledTimes(1);
  },
);

// Holds KIOSK-08.
test('a broken page of a kiosk leads to its start, and nowhere else', async () => {
  window.history.replaceState(null, '', '/kiosk/filials/3107');
  render(<ServerErrorScreen error={new Error('broken')} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/kiosk']);
});
