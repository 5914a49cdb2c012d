import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import words from '@/messages/server-error/words.json';
import { ServerErrorScreen } from './server-error-screen.client';

afterEach(() => {
  document.documentElement.lang = '';
});

// Holds ERR-01, ERR-02.
test.each(['kk', 'ru', 'en', 'ka'] as const)(
  'a broken page says so in %s, with a way home',
  async (language) => {
    document.documentElement.lang = language;
    const retry = jest.fn();
    render(<ServerErrorScreen error={new Error('broken')} onRetry={retry} />);
    expect(await screen.findByRole('heading', { name: words[language].title })).toBeVisible();
    expect(screen.getByRole('link', { name: words[language].home })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: words[language].retry }));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);
