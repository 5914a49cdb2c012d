/** @jest-environment node */
import { orderNumber } from './number';

describe('the number of an order', () => {
  test.each([
    [3107, 'A-021'],
    [3101, '1'],
    [3102, '№ 00021'],
    [3103, 'W-000021'],
    [3104, 'WEB-0000000000000021'],
  ])('has the form of venue %i', (venueId, number) => {
    expect(orderNumber({ id: 21, venueId })).toBe(number);
  });

  test('has 1 to 20 signs in every venue, also with the largest id', () => {
    for (const id of [1, 90_031, 9_999_999_999])
      for (let venueId = 3100; venueId < 3110; venueId += 1) {
        const { length } = orderNumber({ id, venueId });
        expect(length).toBeGreaterThanOrEqual(1);
        expect(length).toBeLessThanOrEqual(20);
      }
  });
});
