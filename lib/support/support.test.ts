/** @jest-environment node */
import { ERRORS } from '@/lib/errors/errors';
import messages from '@/messages/ru.json';
import { readPhone, whatsappAddress } from './support';

describe('support', () => {
  test('is written to in WhatsApp where it answers there', () => {
    const whatsappUrl = 'https://wa.me/77273550000';
    expect(whatsappAddress({ whatsappUrl })).toBe(whatsappUrl);
  });

  // Holds ORD-30.
  test('without a WhatsApp link raises an error that has its own text', () => {
    let raised: unknown;
    try {
      whatsappAddress({ whatsappUrl: null });
    } catch (error) {
      raised = error;
    }
    expect(raised).toMatchObject({ name: 'AppError', code: 'support/no-whatsapp' });
    expect(messages.errors[ERRORS['support/no-whatsapp'].messageKey]).toMatch(/WhatsApp/);
  });

  test.each([
    ['+7 (701) 123-45-67', '+77011234567'],
    ['+995 555 12 34 56', '+995555123456'],
    ['8 701 123 45 67', null],
    ['+7 701', null],
    ['', null],
  ])('reads %j as %j', (typed, phone) => {
    expect(readPhone(typed)).toBe(phone);
  });
});
