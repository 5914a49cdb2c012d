import fc from 'fast-check';
import { MAX_FINAL_ANSWERS } from '@/lib/core/intents/outcome';
import { takeLocksAway } from '@/lib/core/intents/test-locks';
import { ORDER, PAYMENT, SHOWN_IN_ALL_TABS } from './test-press-kinds';
import { pressWorld, type Fate } from './test-press-world';

/* Presses in several tabs, and every event that can happen to them, in any order. */

const TABS = 3;
/** The same for every run of the gate, so that it says of the same code always the same. */
const SEED = 90_032;
const FATES: Fate[] = [
  'answered',
  'answerLost',
  'requestLost',
  'refused',
  'turnedAway',
  'unreadable',
  'signedOut',
];
const tab = fc.nat({ max: TABS - 1 });
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('press'), tab, variant: fc.nat({ max: 1 }) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('decide'), tab, fate: fc.constantFrom(...FATES) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('look'), tab, isIdentified: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reload'), tab, isRequestDone: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('otherTabChanged'), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('askInVain'),
      tab,
      fate: fc.constantFrom<Fate[]>('unreadable', 'answered'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restore'), tab }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('startOver'), tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('see'), tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('changeNetwork'), isThere: fc.boolean() }) },
);

/** Of tabs that do not wait for their turn. */
const withoutTurns = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('press'), tab, variant: fc.nat({ max: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('goWithoutTurn'), tab }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('look'), tab, isIdentified: fc.constant(true) }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('decide'), tab, fate: fc.constantFrom(...FATES) }),
  },
);

const KINDS = {
  order: () => pressWorld(ORDER, TABS),
  payment: () => pressWorld(PAYMENT, TABS),
  'told payment': () => pressWorld(SHOWN_IN_ALL_TABS, TABS),
};
type World = ReturnType<(typeof KINDS)[keyof typeof KINDS]>;
type Happening = ValueOf<typeof happening> | ValueOf<typeof withoutTurns>;
type ValueOf<Kind> = Kind extends fc.Arbitrary<infer Value> ? Value : never;

async function happen(world: World, event: Happening): Promise<void> {
  switch (event.type) {
    case 'press':
      return world.press(event.tab, event.variant);
    case 'decide':
      return world.decide(event.tab, event.fate);
    case 'askInVain':
      return world.requestInVain(event.tab, event.fate);
    case 'look':
      return world.look(event.tab, event.isIdentified);
    case 'reload':
      return world.reload(event.tab, event.isRequestDone);
    case 'otherTabChanged':
      return world.otherTabChanged(event.tab);
    case 'goWithoutTurn':
      return world.goWithoutTurn(event.tab);
    case 'restore':
      return world.restore(event.tab);
    case 'startOver':
      return world.startOver(event.tab);
    case 'see':
      world.see();
      return undefined;
    case 'changeNetwork':
      world.changeNetwork(event.isThere);
      return undefined;
  }
}

/** Every request has the same outcome from now on; every tab is notified and repeats its request until it is settled. */
async function comeToAnEnd(world: World, fate: Fate): Promise<void> {
  world.changeNetwork(true);
  for (let round = 0; round < (MAX_FINAL_ANSWERS + 2) * TABS; round += 1)
    for (let index = 0; index < TABS; index += 1) {
      await world.decide(index, fate);
      // The result is looked at, and the page with the button comes again.
      world.see();
      if (world.tabs[index]?.view.kind === 'made') await world.reload(index, false);
      await world.otherTabChanged(index);
      await world.look(index, true);
    }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(takeLocksAway);

describe.each(['order', 'payment', 'told payment'] as const)(
  'the %s, under any events in several tabs',
  (kind) => {
    const happenings = fc.array(happening, { minLength: 1, maxLength: 40 });
    const outOfTurn = fc.array(withoutTurns, { minLength: 1, maxLength: 20 });

    test.each([
      ['with the tab lock', happenings],
      ['also without the tab lock', outOfTurn],
    ])('is shown with its true outcome, and made once a press, %s', async (_how, many) => {
      await fc.assert(
        fc.asyncProperty(many, async (events) => {
          const world = KINDS[kind]();
          for (const event of events) {
            await happen(world, event);
            expect(world.lies()).toEqual([]);
          }
          expect(world.made.size).toBeLessThanOrEqual(world.counts.presses);
          // Every request comes from a press or a due repetition: there is no loop besides.
          expect(world.counts.sent).toBeLessThanOrEqual(world.counts.presses + world.counts.looks);
        }),
        { numRuns: 300, seed: SEED },
      );
    });

    test('is settled with its true outcome once everything works, and also where every answer stays the same', async () => {
      const last = fc.constantFrom<Fate[]>('answered', 'refused', 'unreadable');
      await fc.assert(
        fc.asyncProperty(happenings, last, async (events, fate) => {
          const world = KINDS[kind]();
          for (const event of events) await happen(world, event);
          await comeToAnEnd(world, fate);
          expect(world.lies()).toEqual([]);
          expect(world.isOpen()).toBe(false);
          for (const { view, request } of world.tabs) {
            expect(['idle', 'unsettled', 'refused', 'conflict', 'made']).toContain(view.kind);
            expect(request).toBeNull();
          }
        }),
        { numRuns: 300, seed: SEED },
      );
    });
  },
);

test('an order that a tab has made without the lock is followed by the tab whose request is refused', async () => {
  const world = KINDS.order();
  await world.press(0, 0);
  await world.press(1, 0);
  await world.goWithoutTurn(1);
  await world.decide(1, 'answered');
  await world.decide(0, 'turnedAway');
  expect(world.tabs.slice(0, 2).map(({ view }) => view.kind)).toEqual(['made', 'made']);
  expect(world.lies()).toEqual([]);
});

test('an order that another tab has repeated meanwhile, unanswered, is not called refused', async () => {
  const world = KINDS.order();
  await world.press(0, 0);
  await world.press(1, 0);
  await world.goWithoutTurn(1);
  await world.decide(1, 'answerLost');
  await world.decide(0, 'turnedAway');
  expect(world.tabs[0]?.view.kind).toBe('unknown');
  expect(world.lies()).toEqual([]);
});
