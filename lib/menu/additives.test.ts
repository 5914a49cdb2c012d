/** @jest-environment node */
import fc from 'fast-check';
import {
  canBeFulfilled,
  boundedChoice,
  chooseAdditive,
  chosenCount,
  choicePriceMinor,
  groupKind,
  groupState,
  initialChoice,
  type Additive,
  type AdditiveGroup,
} from './additives';

function item(id: number, part: Partial<Additive> = {}): Additive {
  return { id, name: `a${id}`, priceMinor: id * 1000, min: 0, max: 1, isUnavailable: false, ...part };
}
function group(part: Partial<AdditiveGroup> = {}, ...items: Additive[]): AdditiveGroup {
  return {
    id: 700,
    name: 'Соусы',
    min: 0,
    max: 3,
    items: items.length > 0 ? items : [item(1), item(2), item(3), item(4)],
    ...part,
  };
}

describe('how a group is chosen from', () => {
  test.each([
    ['one of several: radio', group({ max: 1 }), 'radio'],
    ['one, though an item would go twice', group({ max: 1 }, item(1, { max: 2 })), 'radio'],
    ['several different ones: checks', group({ max: 3 }), 'check'],
    ['pieces that may repeat: counters', group({ max: 3 }, item(1), item(2, { max: 2 })), 'counter'],
  ])('%s', (_what, given, kind) => {
    expect(groupKind(given)).toBe(kind);
  });
});

describe('the state of a choice', () => {
  const twoToThree = group({ min: 2, max: 3 });

  test.each([
    ['nothing of two', twoToThree, {}, { kind: 'tooFew', count: 0, required: 2 }],
    ['one of two', twoToThree, { 1: 1 }, { kind: 'tooFew', count: 1, required: 2 }],
    ['enough', twoToThree, { 1: 1, 2: 1 }, { kind: 'ok', count: 2 }],
    ['the maximum', twoToThree, { 1: 1, 2: 1, 3: 1 }, { kind: 'full', count: 3 }],
    ['nothing where nothing is needed', group(), {}, { kind: 'ok', count: 0 }],
    ['choices of other groups', group(), { 99: 5 }, { kind: 'ok', count: 0 }],
  ])('%s', (_what, given, choice, state) => {
    expect(groupState(given, choice)).toEqual(state);
  });

  const withMinimum = (min: number) =>
    group({ min, max: 4 }, item(1, { min: 2, max: 3 }), item(2, { max: 2 }));

  test.each([
    ['does not count while its group is unused', withMinimum(0), {}, { kind: 'ok', count: 0 }],
    ['counts once its group is used', withMinimum(0), { 2: 1 }, { kind: 'tooFew', count: 1, required: 3 }],
    ['counts what is chosen of it', withMinimum(0), { 1: 1 }, { kind: 'tooFew', count: 1, required: 2 }],
    ['is reached', withMinimum(0), { 1: 2 }, { kind: 'ok', count: 2 }],
    [
      'counts where its group must be used',
      withMinimum(1),
      { 2: 1 },
      { kind: 'tooFew', count: 1, required: 3 },
    ],
  ])('an item’s own minimum %s', (_what, given, choice, state) => {
    expect(groupState(given, choice)).toEqual(state);
  });

  test.each([
    ['of which nothing is needed', group({ max: 2 }, item(1, { isUnavailable: true })), true],
    ['of which all is sold out', group({ min: 1, max: 1 }, item(1, { isUnavailable: true })), false],
    ['of three that must be chosen of two', group({ min: 3, max: 3 }, item(1), item(2)), false],
    ['of three that may repeat', group({ min: 3, max: 3 }, item(1, { max: 3 })), true],
    [
      'with a sold out item of a minimum of its own',
      group({ min: 1, max: 4 }, item(1, { min: 1, isUnavailable: true }), item(2)),
      false,
    ],
  ])('a group %s can be fulfilled: %s', (_what, given, can) => {
    expect(canBeFulfilled(given)).toBe(can);
  });
});

describe('choosing', () => {
  const counters = group(
    { max: 4 },
    item(1, { max: 3 }),
    item(2, { max: 3 }),
    item(3, { isUnavailable: true }),
  );

  test.each([
    ['takes pieces', counters, {}, 1, 2, { 1: 2 }],
    ['stops at the item’s max', counters, {}, 1, 9, { 1: 3 }],
    ['stops at the group’s max', counters, { 1: 3 }, 2, 3, { 1: 3, 2: 1 }],
    ['takes nothing where the group is full', group({ max: 2 }), { 1: 1, 2: 1 }, 3, 1, { 1: 1, 2: 1 }],
    ['takes pieces away', counters, { 1: 3 }, 1, 1, { 1: 1 }],
    ['takes the last one away', counters, { 1: 3, 2: 1 }, 1, 0, { 2: 1 }],
    ['takes less than nothing as nothing', counters, { 1: 3 }, 1, -2, {}],
    ['leaves what is unavailable', counters, { 1: 1 }, 3, 1, { 1: 1 }],
    ['gives back what became unavailable', counters, { 3: 1 }, 3, 0, {}],
    ['leaves what is not of the group', counters, { 1: 1 }, 77, 1, { 1: 1 }],
    ['replaces in a group of one', group({ max: 1 }), { 1: 1 }, 2, 1, { 2: 1 }],
    ['can leave a group of one', group({ max: 1 }), { 1: 1 }, 1, 0, {}],
    ['leaves other groups alone', group({ max: 1 }), { 1: 1, 99: 2 }, 2, 1, { 2: 1, 99: 2 }],
  ])('%s', (_what, given, choice, additiveId, count, next) => {
    expect(chooseAdditive(given, choice, additiveId, count)).toEqual(next);
  });

  test('never goes beyond the bounds of item and group, and never changes the choice before', () => {
    const items = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 5 }),
        max: fc.integer({ min: 1, max: 4 }),
        isUnavailable: fc.boolean(),
      }),
      { selector: ({ id }) => id, minLength: 1 },
    );
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: -1, max: 9 })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 6 }), steps, (given, max, chosen) => {
        const tested = group({ max }, ...given.map(({ id, ...part }) => item(id, part)));
        let choice: Readonly<Record<number, number>> = {};
        for (const [id, count] of chosen) {
          const before = { ...choice };
          const next = chooseAdditive(tested, choice, id, count);
          expect(choice).toEqual(before);
          choice = next;
          expect(chosenCount(tested, choice)).toBeLessThanOrEqual(max);
          for (const known of tested.items) {
            expect(choice[known.id] ?? 0).toBeLessThanOrEqual(known.isUnavailable ? 0 : known.max);
          }
        }
      }),
    );
  });
});

describe('what is chosen from the start', () => {
  test.each([
    ['nothing where nothing is needed', [group({ min: 0 }, item(1, { min: 1 }))], {}],
    ['nothing where there is a choice', [group({ min: 1 })], {}],
    [
      'each item’s own minimum in a required group',
      [group({ min: 1 }, item(1, { min: 2, max: 2 }), item(2))],
      { 1: 2 },
    ],
    ['the only item of a required choice', [group({ min: 1, max: 1 }, item(1))], { 1: 1 }],
    [
      'the only one that is to be had',
      [group({ min: 1 }, item(1, { isUnavailable: true }), item(2))],
      { 2: 1 },
    ],
    ['as many of it as are needed', [group({ min: 2 }, item(1, { max: 3 }))], { 1: 2 }],
  ])('%s', (_what, groups, choice) => {
    expect(initialChoice(groups)).toEqual(choice);
  });
});

describe('the diner’s last choice', () => {
  const sauces = group({ max: 3 }, item(1, { max: 2 }), item(2), item(3, { isUnavailable: true }));
  const required = group({ id: 701, min: 1, max: 1 }, item(11), item(12));
  /** The group is optional, but a choice from it has at least two of the first item. */
  const bundle = group({ id: 702, max: 3 }, item(21, { min: 2, max: 3 }), item(22));

  test.each<[string, AdditiveGroup[], Record<number, number>, Record<number, number>]>([
    ['is what the product begins with', [sauces, required], { 1: 2, 12: 1 }, { 1: 2, 12: 1 }],
    ['is without what is unavailable', [sauces], { 1: 1, 3: 1 }, { 1: 1 }],
    ['is without unknown items', [sauces], { 1: 1, 99: 4 }, { 1: 1 }],
    ['stays within an item’s max', [sauces], { 1: 9 }, { 1: 2 }],
    [
      'stays within the group’s max',
      [group({ max: 2 }, item(1), item(2), item(4))],
      { 1: 1, 2: 1, 4: 1 },
      { 1: 1, 2: 1 },
    ],
    ['is completed by an item’s own minimum', [bundle], { 22: 1 }, { 21: 2, 22: 1 }],
    ['is not begun below an item’s own minimum', [bundle], { 21: 1 }, { 21: 2 }],
    [
      'is left where the minimum cannot be had any more',
      [group({ max: 3 }, item(21, { min: 2, max: 3, isUnavailable: true }), item(22))],
      { 22: 1 },
      {},
    ],
    [
      'gives way to what must be taken',
      [group({ min: 1, max: 1 }, item(1, { min: 1 }), item(2, { isUnavailable: true }))],
      { 2: 1 },
      { 1: 1 },
    ],
    ['is a beginning where more is needed now', [group({ min: 2, max: 3 })], { 1: 1 }, { 1: 1 }],
    [
      'is filled up where only one thing is left',
      [group({ min: 2 }, item(1, { max: 3 }))],
      { 1: 1 },
      { 1: 2 },
    ],
    ['is nothing where nothing was taken', [sauces], {}, {}],
    [
      'is nothing where nothing of it can be had',
      [group({ max: 3 }, item(21, { min: 2, max: 3 }), item(22, { isUnavailable: true }))],
      { 22: 1 },
      {},
    ],
  ])('%s', (_what, groups, last, choice) => {
    expect(initialChoice(groups, last)).toEqual(choice);
  });

  test('never breaks a bound, and leaves nothing short that a beginning without it would fill', () => {
    const items = fc.uniqueArray(
      fc
        .record({
          id: fc.integer({ min: 1, max: 5 }),
          min: fc.integer({ min: 0, max: 2 }),
          more: fc.integer({ min: 0, max: 2 }),
          isUnavailable: fc.boolean(),
        })
        .map(({ more, ...part }) => item(part.id, { ...part, max: Math.max(1, part.min + more) })),
      { selector: ({ id }) => id, minLength: 1 },
    );
    const last = fc.dictionary(fc.integer({ min: 1, max: 6 }).map(String), fc.integer({ min: 0, max: 9 }));
    const bounds = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(items, bounds, last, (given, [min, more], earlier) => {
        const least = given.reduce((sum, known) => sum + known.min, 0);
        const tested = group({ min, max: Math.max(1, least, min + more) }, ...given);
        const choice = initialChoice([tested], earlier);
        expect(chosenCount(tested, choice)).toBeLessThanOrEqual(tested.max);
        for (const known of given)
          expect(choice[known.id] ?? 0).toBeLessThanOrEqual(known.isUnavailable ? 0 : known.max);
        expect(Object.keys(choice).every((id) => given.some((known) => known.id === Number(id)))).toBe(true);
        if (groupState(tested, choice).kind === 'tooFew')
          expect(groupState(tested, initialChoice([tested])).kind).toBe('tooFew');
      }),
    );
  });

  test.each<[string, Record<number, number>, Record<number, number> | null]>([
    ['what is left of it', { 1: 9, 2: 1, 3: 1, 99: 1 }, { 1: 2, 2: 1 }],
    ['nothing where nothing is left', { 3: 1, 99: 1 }, null],
    ['nothing where nothing was', {}, null],
  ])('is sent as %s', (_what, last, sent) => {
    expect(boundedChoice([sauces, required], last)).toEqual(sent);
  });
});

describe('the price of a choice', () => {
  test('is that of its pieces, for one piece of the product', () => {
    const groups = [group(), group({ id: 701 }, item(9, { priceMinor: 25_000, max: 3 }))];
    expect(choicePriceMinor(groups, { 1: 1, 3: 1, 9: 2 })).toBe(54_000);
    expect(choicePriceMinor(groups, {})).toBe(0);
  });
});
