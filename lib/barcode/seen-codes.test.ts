import { seenCodes } from './seen-codes';

/** Reads codes one after another, each so many milliseconds after the last one; gives those that counted. */
function countedOf(readings: readonly [code: string, afterMs: number][], needed = 2): string[] {
  const codes = seenCodes();
  let nowMs = 0;
  return readings.flatMap(([code, afterMs]) => {
    nowMs += afterMs;
    return codes.counts(code, needed, nowMs) ? [code] : [];
  });
}

describe('a code in view', () => {
  test('counts once it is read as often as needed', () => {
    expect(countedOf([['a', 0]])).toEqual([]);
    expect(
      countedOf([
        ['a', 0],
        ['a', 200],
      ]),
    ).toEqual(['a']);
    expect(
      countedOf(
        [
          ['a', 0],
          ['a', 200],
        ],
        3,
      ),
    ).toEqual([]);
    expect(countedOf([['a', 0]], 1)).toEqual(['a']);
  });

  test('a code in view that is misread once does not count', () => {
    expect(
      countedOf([
        ['a', 0],
        ['b', 100],
        ['a', 100],
      ]),
    ).toEqual(['a']);
  });

  // Holds SHOP-20.
  test('counts once as long as it stays', () => {
    const long = Array.from({ length: 200 }, (): [string, number] => ['a', 300]);
    expect(countedOf(long)).toEqual(['a']);
  });

  test('counts once where another one is read between', () => {
    const both = Array.from({ length: 40 }, (_, index): [string, number] => [index % 2 ? 'a' : 'b', 300]);
    expect(countedOf(both)).toEqual(['b', 'a']);
  });

  test('counts again once it was out of view', () => {
    expect(
      countedOf([
        ['a', 0],
        ['a', 200],
        ['a', 2001],
        ['a', 200],
      ]),
    ).toEqual(['a', 'a']);
    expect(
      countedOf([
        ['a', 0],
        ['a', 200],
        ['a', 1999],
        ['a', 200],
      ]),
    ).toEqual(['a']);
  });

  test('read long ago is no reading of now', () => {
    expect(
      countedOf([
        ['a', 0],
        ['a', 1501],
      ]),
    ).toEqual([]);
  });
});

test('ten goods one after another count ten times', () => {
  const goods = Array.from({ length: 10 }, (_, index) => `good-${index}`);
  const readings = goods.flatMap((code): [string, number][] => [
    [code, 400],
    [code, 100],
    [code, 100],
  ]);
  expect(countedOf(readings)).toEqual(goods);
});
