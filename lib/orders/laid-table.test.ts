/** @jest-environment node */
import { laidPlates } from './laid-table';
import { testDelivery, testOrder } from './test-order';

const PLOV = 'https://images.example/products/1.jpg';
const EMPTY = [
  { key: '1', picture: null },
  { key: '2', picture: null },
];
const DISHES = [
  { key: '1', picture: PLOV },
  { key: '2', picture: null },
];

// Holds ORD-34.
describe('the table of an order', () => {
  test.each([
    ['accepted', testOrder(), []],
    ['paid', testOrder({ paymentStatus: 'paid' }), []],
    ['waiting for its payment', testOrder({ paymentStatus: 'pending' }), []],
    ['in the kitchen', testOrder({ status: 'cooking' }), EMPTY],
    ['ready', testOrder({ status: 'ready' }), DISHES],
    ['with the courier', testDelivery(), DISHES],
    ['completed', testOrder({ status: 'completed' }), DISHES],
    ['canceled', testOrder({ status: 'canceled' }), []],
    ['of a micromarket, paid', testOrder({ type: 'micromarket', paymentStatus: 'paid' }), DISHES],
    ['of a micromarket, not paid yet', testOrder({ type: 'micromarket', paymentStatus: 'pending' }), []],
  ])('(%s) has what its stage lays on it', (_, order, plates) => {
    expect(laidPlates(order)).toEqual(plates);
  });
});
