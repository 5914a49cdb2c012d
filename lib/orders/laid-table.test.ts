/** @jest-environment node */
import { laidTable } from './laid-table';
import { testDelivery, testOrder } from './test-order';

const [first] = testOrder().positions;
if (!first) throw new Error('The order of the tests has no position.');
/** As many dishes, by their ids. */
const dishes = (count: number) => Array.from({ length: count }, (_, id) => ({ ...first, id }));
const names = (order: Parameters<typeof laidTable>[0]) => laidTable(order).plates.map(({ name }) => name);

// Holds ORD-34.
describe('the table of an order', () => {
  test.each([
    ['accepted', testOrder(), 'bare', []],
    ['in the kitchen', testOrder({ status: 'cooking' }), 'cooking', ['Плов', 'Чай']],
    ['ready', testOrder({ status: 'ready' }), 'dishes', ['Плов', 'Чай']],
    ['ready, before its courier comes', testDelivery({ status: 'ready' }), 'dishes', ['Плов', 'Чай']],
    ['with the courier', testDelivery(), 'bundle', []],
    ['delivered', testDelivery({ status: 'completed' }), 'open', ['Плов', 'Чай']],
    [
      'delivered by the venue',
      testDelivery({ type: 'vendorDelivery', status: 'completed' }),
      'open',
      ['Плов', 'Чай'],
    ],
    ['picked up', testOrder({ status: 'completed' }), 'dishes', ['Плов', 'Чай']],
    [
      'of a micromarket, just paid',
      testOrder({ type: 'micromarket', paymentStatus: 'paid' }),
      'dishes',
      ['Плов', 'Чай'],
    ],
  ])('(%s) has what its stage lays on it', (_, order, stage, plates) => {
    expect(laidTable(order).stage).toBe(stage);
    expect(names(order)).toEqual(plates);
  });

  test('has the picture of each dish that has one', () => {
    expect(laidTable(testOrder({ status: 'ready' })).plates.map(({ picture }) => picture)).toEqual([
      'https://images.example/products/1.jpg',
      null,
    ]);
  });

  test('has no plate for a dish that cannot be had', () => {
    const positions = [{ ...first, state: 'stopped' as const }, ...dishes(1)];
    expect(laidTable(testOrder({ status: 'ready', positions })).plates).toHaveLength(1);
  });

  test.each([
    [1, 1, 0],
    [6, 6, 0],
    [7, 5, 2],
    [60, 5, 55],
  ])(
    'the table of an order of %i dishes has %i plates, and the number of the other %i',
    (count, plates, more) => {
      const table = laidTable(testOrder({ status: 'ready', positions: dishes(count) }));
      expect(table.plates).toHaveLength(plates);
      expect(table.more).toBe(more);
    },
  );
});
