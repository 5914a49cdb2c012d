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

  // Holds PAY-11.
  test.each([
    ['/payment/success/90031?country=kz&language=ru', text.paymentTitle, text.paymentText],
    ['/bills/preorder/5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40', text.paymentTitle, text.paymentText],
    ['/orders/90031?tip=5e2a9c10-6d3f-4b21-8f5c-9a7b1c2d3e40', text.paymentTitle, text.paymentText],
    ['/orders/90031', text.orderTitle, text.orderText],
    ['/typ/3107/order/90031', text.orderTitle, text.orderText],
    ['/orders', text.startTitle, text.startText],
  ])('says why %s needs a sign-in, and nothing of the order', (returnTo, title, chunks) => {
    expect(show(`?return=${encodeURIComponent(returnTo)}`)).toBe(
      `/api/auth/sign-in?return=${encodeURIComponent(returnTo)}`,
    );
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(chunks)).toBeVisible();
    expect(document.body).not.toHaveTextContent('90031');
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
  ])('says what went wrong (%s) and begins another with the way back', (problem, chunks) => {
    expect(show(`?problem=${problem}&return=%2Fcart%3Fsheet%3Dpromo-code`)).toBe(
      '/api/auth/sign-in?return=%2Fcart%3Fsheet%3Dpromo-code',
    );
    expect(screen.getByRole('alert')).toHaveTextContent(chunks);
    expect(screen.getByRole('link', { name: text.again })).toBeVisible();
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    (foreign) => {
      expect(show(`?return=${encodeURIComponent(foreign)}`)).toBe('/api/auth/sign-in?return=%2F');
    },
  );

  test('repeats no text of its address', () => {
    show('?problem=<b>call%20this%20number</b>');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('call this number');
  });
});
