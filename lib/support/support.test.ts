/** @jest-environment node */
import { ERRORS } from '@/lib/core/errors/errors';
import messages from '@/messages/ru.json';
import { whatsappAddress } from './support';

describe('support', () => {
  test('is written to in WhatsApp where it answers there', () => {
    const whatsappUrl = 'https://wa.me/77273550000';
    expect(whatsappAddress({ whatsappUrl })).toBe(whatsappUrl);
  });

  // Holds ORD-30.
  test('support without a WhatsApp link raises an error that has its own text', () => {
    let raised: unknown;
    try {
      whatsappAddress({ whatsappUrl: null });
    } catch (error) {
      raised = error;
    }
    expect(raised).toMatchObject({ name: 'AppError', code: 'support/no-whatsapp' });
    expect(messages.errors[ERRORS['support/no-whatsapp'].messageKey]).toMatch(/WhatsApp/);
  });
});
