import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { BffError } from '@/lib/core/bff/client';
import { AppError, ERRORS, type ErrorCode } from '@/lib/core/errors/errors';
import messages from '@/messages/ru.json';
import { useFailureText } from './use-failure-text';

const { errors } = messages;

function wrapper({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="ru" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

test.each<[string, unknown, string]>([
  ['a refusal of our server', new BffError('venue/closed'), errors.venueClosed],
  ['a lost answer', new BffError('network'), errors.network],
  ['an expected failure of the browser’s own', new AppError('support/no-whatsapp'), errors.noWhatsapp],
  ['a code', 'order/not-cancelable', errors.orderNotCancelable],
  ['the code of a lost answer', 'network', errors.network],
  ['a mistake of ours', new TypeError('secret'), errors.serverFailed],
  ['a code of tomorrow', 'order/tomorrow', errors.serverFailed],
])('%s has its message', (_what, failure, texts) => {
  const { result } = renderHook(() => useFailureText(), { wrapper });
  expect(result.current(failure)).toBe(texts);
});

// Holds VEN-71.
test('an unavailable restaurant has its own text', () => {
  const { result } = renderHook(() => useFailureText(), { wrapper });
  const texts = result.current(new BffError('venue/not-found'));
  expect(texts).toBe(errors.venueNotFound);
  const others = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => code !== 'venue/not-found');
  expect(others.map(result.current)).not.toContain(texts);
});
