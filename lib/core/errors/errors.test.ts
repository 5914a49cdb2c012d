/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { AppError, ERRORS, isErrorCode } from './errors';

const messages = JSON.parse(readFileSync('messages/ru.json', 'utf8')) as { errors: Record<string, string> };

describe('the catalogue of failures', () => {
  test.each(Object.entries(ERRORS))('%s is an HTTP failure with a text', (code, { status, messageKey }) => {
    expect(code).toMatch(/^[a-z]+\/[a-z-]+$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(messages.errors[messageKey]).toBeTruthy();
  });

  // Holds AUTH-29 to AUTH-31.
  test('says what the diner can do where the platform refuses a sign-in', () => {
    expect(messages.errors[ERRORS['auth/required'].messageKey]).toBe('Войдите, чтобы продолжить');
    expect(messages.errors[ERRORS['auth/code'].messageKey]).toBe(
      'Не получилось подтвердить вход. Войдите ещё раз.',
    );
    expect(messages.errors[ERRORS['auth/track'].messageKey]).toBe('Вход прервался. Войдите ещё раз.');
  });

  test.each(['server/failed', 'auth/required'])('%s is one of its codes', (code) => {
    expect(isErrorCode(code)).toBe(true);
  });

  test.each(['toString', '__proto__', 'server', '', null, 500])('%j is none of its codes', (value) => {
    expect(isErrorCode(value)).toBe(false);
  });

  test('travels as an error with its cause', () => {
    const cause = new Error('below');
    const error = new AppError('order/time', { cause, details: { time: 1 } });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      code: 'order/time',
      message: 'order/time',
      cause,
      options: { details: { time: 1 } },
    });
  });
});
