/** @jest-environment node */
import fc from 'fast-check';
import { isCount, isFlag, isText, isWhole, listOf, orNull, readShape, recordOf } from './shape';

interface Dish {
  name: string;
  price: number;
  note: string | null;
}
const isDish = recordOf<Dish>({ name: isText, price: isWhole, note: orNull(isText) });

describe('a value from storage', () => {
  test.each([
    [0, true],
    [7, true],
    [Number.MAX_SAFE_INTEGER, true],
    [-1, false],
    [1.5, false],
    [Number.MAX_SAFE_INTEGER + 1, false],
    [NaN, false],
    [Infinity, false],
    ['7', false],
    [null, false],
  ])('%j is a whole number: %s', (value, isOne) => {
    expect(isWhole(value)).toBe(isOne);
  });

  test.each([
    [1, true],
    [99, true],
    [0, false],
    [100, false],
    [1.5, false],
    ['1', false],
  ])('%j is a number from 1 to 99: %s', (value, isOne) => {
    expect(isCount(99)(value)).toBe(isOne);
  });

  test('is a text or a flag only when it is one', () => {
    expect([isText(''), isText(1), isText(null)]).toEqual([true, false, false]);
    expect([isFlag(false), isFlag(0), isFlag('true')]).toEqual([true, false, false]);
  });

  test('is a list of one shape, and not longer than it may be', () => {
    const isShort = listOf(isText, 2);
    expect([
      isShort([]),
      isShort(['a', 'b']),
      isShort(['a', 'b', 'c']),
      isShort(['a', 1]),
      isShort('ab'),
    ]).toEqual([true, true, false, false, false]);
  });

  test.each([
    [{ name: 'Плов', price: 1800, note: null }, true],
    [{ name: 'Плов', price: 1800, note: 'hot', more: 1 }, true],
    [{ name: 'Плов', price: 1800 }, false],
    [{ name: 'Плов', price: '1800', note: null }, false],
    [[], false],
    [null, false],
    ['Плов', false],
  ])('%j has the shape of a dish: %s', (value, isOne) => {
    expect(isDish(value)).toBe(isOne);
  });

  test('is read as it was written', () => {
    const dishes = fc.record({
      name: fc.string(),
      price: fc.nat(),
      note: fc.option(fc.string()),
    });
    fc.assert(
      fc.property(dishes, (dish) => {
        expect(readShape(JSON.stringify(dish), isDish)).toEqual(dish);
      }),
    );
  });

  test('is nothing when it is garbage, and never a failure', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
        expect(readShape(garbage, isDish)).toBeNull();
      }),
    );
  });
});
