/** @jest-environment node */
import {
  startSearch,
  stepSearch,
  submittedBy,
  SUGGESTION_LIMIT,
  UPDATE_PAUSE_MS,
  type SearchEffect,
  type SearchEvent,
  type SearchState,
} from './search-machine';

const typed = (text: string): SearchEvent => ({ type: 'typed', text });
const suggested = (text: string, ...suggestions: string[]): SearchEvent => ({
  type: 'suggested',
  text,
  suggestions,
});

/** Everything that happened, one after the other. */
function run(events: SearchEvent[], from: SearchState = startSearch('', false)) {
  let state = from;
  let effects: readonly SearchEffect[] = [];
  for (const event of events) ({ state, effects } = stepSearch(state, event));
  return { state, effects };
}

describe('typing', () => {
  // Holds SRCH-16, SRCH-18, SRCH-19.
  test('waits for a pause of 300 ms, then fetches autocomplete for the trimmed text', () => {
    expect(UPDATE_PAUSE_MS).toBe(300);
    expect(run([typed('л')]).effects).toEqual([{ type: 'wait' }]);
    expect(run([typed('л'), typed(' лаг ')]).effects).toEqual([{ type: 'wait' }]);
    expect(run([typed(' лаг '), { type: 'paused' }]).effects).toEqual([{ type: 'suggest', text: 'лаг' }]);
  });

  // Holds SRCH-06.
  test('shows the search elements in place of the content', () => {
    expect(run([typed('л')]).state.isActive).toBe(true);
  });

  // Holds SRCH-32.
  test('shows at most three suggestions', () => {
    expect(SUGGESTION_LIMIT).toBe(3);
    const { state } = run([typed('л'), suggested('л', 'a', 'b', 'c', 'd')]);
    expect(state.suggestions).toEqual(['a', 'b', 'c']);
  });

  test('drops an answer to a text that was changed since', () => {
    const { state } = run([typed('ла'), suggested('ла', 'лагман'), typed('ма'), suggested('ла', 'лаваш')]);
    expect(state.suggestions).toEqual(['лагман']);
  });

  // Holds SRCH-20.
  test.each(['', '   '])('an empty value %j clears the autocomplete and requests nothing', (text) => {
    const { state, effects } = run([typed('ла'), suggested('ла', 'лагман'), typed(text), { type: 'paused' }]);
    expect(state.suggestions).toEqual([]);
    expect(effects).toEqual([]);
  });
});

describe('submitting', () => {
  // Holds SRCH-17, SRCH-21.
  test.each<[what: string, event: SearchEvent, text: string]>([
    ['Enter', { type: 'entered' }, 'лаг'],
    ['Enter on an entry', { type: 'entered', entry: 'Лагман' }, 'Лагман'],
    ['a picked entry', { type: 'picked', entry: 'Лагман' }, 'Лагман'],
  ])('a submission by %s remembers the text, submits it and shows the content', (_what, event, text) => {
    const { state, effects } = run([typed(' лаг '), event]);
    expect(effects).toEqual([
      { type: 'remember', text },
      { type: 'submit', text },
    ]);
    expect(state).toMatchObject({ text, submitted: text, isActive: false });
  });

  test('does nothing with an empty text', () => {
    expect(run([typed('  '), { type: 'entered' }]).effects).toEqual([]);
  });
});

describe('cancelling', () => {
  const start = startSearch('плов', false);

  // Holds SRCH-26.
  test('a cancellation with the last submitted text only signals cancel', () => {
    const { state, effects } = run([{ type: 'opened' }, { type: 'cancelled' }], start);
    expect(effects).toEqual([{ type: 'cancel' }]);
    expect(state).toMatchObject({ text: 'плов', isActive: false });
  });

  // Holds SRCH-27 to SRCH-29.
  test('a cancellation with another text restores the last submitted one, reloads autocomplete and signals false', () => {
    const { state, effects } = run([typed('лагман'), { type: 'cancelled' }], start);
    expect(effects).toEqual([
      { type: 'suggest', text: 'плов' },
      { type: 'cancel', value: false },
    ]);
    expect(state).toMatchObject({ text: 'плов', submitted: 'плов', isActive: false });
  });

  test('a cancellation with a text and nothing submitted yet empties the field and the autocomplete', () => {
    const { state, effects } = run([typed('ла'), suggested('ла', 'лагман'), { type: 'cancelled' }]);
    expect(effects).toEqual([{ type: 'cancel', value: false }]);
    expect(state).toMatchObject({ text: '', suggestions: [] });
  });

  test('compares what would be searched for, not the spaces around it', () => {
    expect(run([typed(' плов '), { type: 'cancelled' }], start).effects).toEqual([{ type: 'cancel' }]);
  });

  test('does nothing where no search elements show', () => {
    expect(run([{ type: 'cancelled' }], start).effects).toEqual([]);
  });
});

// Holds SRCH-23 to SRCH-25.
describe('a change of the service', () => {
  const change = (isDisabled = false): SearchEvent => ({ type: 'serviceChanged', isDisabled });

  test('queries autocomplete again and submits again', () => {
    const { effects, state } = run([typed('лаг'), change()], startSearch('плов', false));
    expect(effects).toEqual([
      { type: 'submit', text: 'плов' },
      { type: 'suggest', text: 'лаг' },
    ]);
    expect(state.isActive).toBe(true);
  });

  test('submits nothing where nothing was submitted', () => {
    expect(run([typed('лаг'), change()]).effects).toEqual([{ type: 'suggest', text: 'лаг' }]);
  });

  test('does nothing while the search is disabled', () => {
    expect(run([typed('лаг'), change(true)], startSearch('плов', false)).effects).toEqual([]);
  });

  test('does nothing while the search elements are hidden', () => {
    expect(run([change()], startSearch('плов', false)).effects).toEqual([]);
  });
});

describe('the keyboard', () => {
  const moved = (by: 1 | -1, count = 2): SearchEvent => ({ type: 'moved', by, count });

  test.each<[moves: (1 | -1)[], marked: number]>([
    [[1], 0],
    [[1, 1], 1],
    [[1, 1, 1], -1],
    [[-1], 1],
    [[-1, -1, -1], -1],
  ])('%j of two entries leads to entry %i', (moves, marked) => {
    expect(run(moves.map((by) => moved(by))).state.marked).toBe(marked);
  });

  test('has nowhere to go in an empty list', () => {
    expect(run([moved(1, 0)]).state.marked).toBe(-1);
  });

  test('marks no entry after the list was replaced', () => {
    expect(run([typed('л'), suggested('л', 'a', 'b'), moved(1), typed('ла')]).state.marked).toBe(-1);
  });
});

describe('the address', () => {
  test('puts its text into the field', () => {
    expect(run([typed('лаг'), { type: 'addressed', text: 'манты' }]).state).toMatchObject({
      text: 'манты',
      submitted: 'манты',
      isActive: false,
    });
  });

  test('the address of the last submitted text changes nothing', () => {
    const { state } = run([typed('лаг'), { type: 'addressed', text: 'плов' }], startSearch('плов', false));
    expect(state).toMatchObject({ text: 'лаг', isActive: true });
  });
});

// Holds SRCH-22.
test.each([
  ['Enter', { type: 'entered' }, 'плов', 'enter'],
  ['Enter on an entry of the history', { type: 'entered', entry: 'плов' }, '', 'history'],
  ['Enter on a suggestion', { type: 'entered', entry: 'плов' }, 'пл', 'autocomplete'],
  ['an entry of the history', { type: 'picked', entry: 'плов' }, ' ', 'history'],
  ['a suggestion', { type: 'picked', entry: 'плов' }, 'пл', 'autocomplete'],
  ['Enter without a text', { type: 'entered' }, ' ', null],
  ['typing', { type: 'typed', text: 'плов' }, 'пл', null],
  ['another service', { type: 'serviceChanged', isDisabled: false }, 'плов', null],
] as const)('a search is submitted by %s', (_what, event, text, by) => {
  expect(submittedBy(event, text)).toBe(by);
});
