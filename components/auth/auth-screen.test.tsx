import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import messages from '@/messages/ru.json';
import { AuthScreen } from './auth-screen.client';

const text = messages.auth;

function show(search: string) {
  window.history.replaceState(null, '', `/auth${search}`);
  render(
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      <AuthScreen />
    </NextIntlClientProvider>,
  );
  return screen.getAllByRole('link')[0]?.getAttribute('href');
}

describe('the screen of signing in', () => {
  test('begins a sign-in that leads Home', () => {
    expect(show('')).toBe('/api/auth/sign-in?return=%2F');
    expect(screen.getByRole('heading', { name: text.startTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: text.byPhone })).toBeVisible();
    expect(screen.getByRole('link', { name: text.without })).toHaveAttribute('href', '/');
  });

  test('names no way back before its scripts run: the page is the same for everybody', () => {
    window.history.replaceState(null, '', '/auth?return=%2Forders');
    const html = renderToString(
      <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
        <AuthScreen />
      </NextIntlClientProvider>,
    );
    expect(html).toContain('href="/api/auth/sign-in"');
  });

  test.each([
    ['state', text.problem_state],
    ['code', text.problem_code],
    ['code-missing', text['problem_code-missing']],
    ['track', text.problem_track],
    ['track-missing', text['problem_track-missing']],
    ['required', text.problem_required],
  ])('says what went wrong (%s) and begins another with the way back', (problem, words) => {
    expect(show(`?problem=${problem}&return=%2Fcart%3Fsheet%3Dpromo-code`)).toBe(
      '/api/auth/sign-in?return=%2Fcart%3Fsheet%3Dpromo-code',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: text.again })).toBeVisible();
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    (foreign) => {
      expect(show(`?return=${encodeURIComponent(foreign)}`)).toBe('/api/auth/sign-in?return=%2F');
    },
  );

  test('repeats no words out of its address', () => {
    show('?problem=<b>call%20this%20number</b>');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('call this number');
  });
});
