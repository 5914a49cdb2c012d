/** @jest-environment node */
import { isPaymentAddress } from '@/lib/payments/payment-address';
import { isPayable, paymentOutcome } from './order-payment';
import { paymentTypesOf } from '@/lib/ground/ordering/payment-types';

describe('an address to pay at', () => {
  test.each([
    ['https://platform.test/payment-page?a=b', 'https://platform.test', true],
    ['http://localhost:4000/payment-page', 'http://localhost:4000', true],
    ['http://127.0.0.1:4000/payment-page/kaspi', 'http://127.0.0.1:4000', true],
    ['http://platform.test/payment-page', 'http://platform.test', false],
    ['https://platform.test.evil.example/', 'https://platform.test', false],
    ['https://platform.test@evil.example/', 'https://platform.test', false],
    ['https://user:word@platform.test/', 'https://platform.test', false],
    ['https://platform.test:8443/', 'https://platform.test', false],
    ['http://localhost:4000/', 'https://platform.test', false],
    ['javascript:alert(1)', 'https://platform.test', false],
    ['//platform.test/payment-page', 'https://platform.test', false],
    ['', 'https://platform.test', false],
    ['https://platform.test/payment-page', undefined, false],
  ])('%s of %s is allowed: %s', (address, origin, isAllowed) => {
    expect(isPaymentAddress(address, origin)).toBe(isAllowed);
  });
});

// Holds PAY-01 to PAY-03.
describe('the payment types of a venue', () => {
  const all = {
    isCashEnabled: true,
    isOnlinePaymentDisabled: false,
    isKaspiEnabled: true,
    isPaymentDisabled: false,
  };
  test.each([
    [{}, 'takeaway', ['cash', 'online', 'kaspi']],
    [{ isCashEnabled: false }, 'takeaway', ['online', 'kaspi']],
    [{ isKaspiEnabled: false }, 'express', ['cash', 'online']],
    [{ isOnlinePaymentDisabled: true }, 'delivery', ['cash']],
    [{ isOnlinePaymentDisabled: true, isCashEnabled: false }, 'delivery', []],
    [{}, 'micromarket', ['online', 'kaspi']],
    [{ isPaymentDisabled: true }, 'takeaway', []],
  ] as const)('the payment types of a venue with %j for %s are %j', (flags, kind, types) => {
    expect(paymentTypesOf({ ...all, ...flags }, kind)).toEqual(types);
  });
});

describe('the shown state of a payment', () => {
  test.each([
    ['created', 'paid', 'paid'],
    ['created', 'pending', 'pending'],
    ['created', 'failed', 'failed'],
    ['created', 'expired', 'failed'],
    ['cooking', 'onReceipt', 'cash'],
    ['canceled', 'expired', 'canceled'],
    ['canceled', 'paid', 'canceled'],
    ['completed', 'paid', 'paid'],
  ] as const)(
    'the shown state of a payment of an order %s and %s is: %s',
    (orderStatus, paymentStatus, outcome) => {
      expect(paymentOutcome({ orderStatus, paymentStatus })).toBe(outcome);
    },
  );

  test.each([
    ['created', 'failed', 100, true],
    ['created', 'pending', 100, true],
    ['cooking', 'onReceipt', 100, true],
    ['created', 'paid', 0, false],
    ['created', 'failed', 0, false],
    ['canceled', 'expired', 100, false],
    ['completed', 'onReceipt', 100, false],
    ['delivery', 'onReceipt', 100, false],
    ['delivery', 'pending', 100, false],
  ] as const)('%s, %s, with %i left, can be paid: %s', (status, paymentStatus, toPayMinor, isOpen) => {
    expect(isPayable({ status, paymentStatus, toPayMinor })).toBe(isOpen);
  });
});
