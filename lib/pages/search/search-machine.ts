import { searchText } from './search-text';

// The rules of the search field (SRCH-16 to SRCH-29) without a browser: what happened turns one state into
// the next and names the effects to run. `components/search/use-search-field.ts` does it.

/** Milliseconds without input after which the update handler runs (SRCH-18). */
export const UPDATE_PAUSE_MS = 300;
/** Most suggestions that are shown (SRCH-32). */
export const SUGGESTION_LIMIT = 3;

export interface SearchState {
  /** As it was typed. */
  text: string;
  /** The text that was submitted last; empty for none. */
  submitted: string;
  /** The search elements show in place of the page's content. */
  isActive: boolean;
  suggestions: readonly string[];
  /** Index of the entry that the keyboard selected; -1 for none. */
  marked: number;
}

export type SearchEvent =
  | { type: 'opened' }
  | { type: 'typed'; text: string }
  /** {@link UPDATE_PAUSE_MS} after the last input. */
  | { type: 'paused' }
  | { type: 'suggested'; text: string; suggestions: readonly string[] }
  /** Through the `count` entries of the list, wrapping around. */
  | { type: 'moved'; by: 1 | -1; count: number }
  /** Enter; with the marked entry where there is one. */
  | { type: 'entered'; entry?: string }
  /** An entry of the history or of the autocomplete. */
  | { type: 'picked'; entry: string }
  | { type: 'cancelled' }
  | { type: 'serviceChanged'; isDisabled: boolean }
  /** The page's address names another text. */
  | { type: 'addressed'; text: string };

export type SearchEffect =
  | { type: 'wait' }
  | { type: 'suggest'; text: string }
  | { type: 'remember'; text: string }
  | { type: 'submit'; text: string }
  /** `value` false: the text went back to the last submitted one. */
  | { type: 'cancel'; value?: false };

export interface SearchStep {
  state: SearchState;
  effects: readonly SearchEffect[];
}

/** How the diner has submitted a search, of a field with this text; null for an event that submits none (SRCH-22). */
export function submittedBy(event: SearchEvent, text: string): 'enter' | 'history' | 'autocomplete' | null {
  if (event.type !== 'entered' && event.type !== 'picked') return null;
  if (event.entry !== undefined) return searchText(text) === '' ? 'history' : 'autocomplete';
  return searchText(text) === '' ? null : 'enter';
}

/** A field that shows the text which was submitted before, if any. */
export function startSearch(submitted: string, isActive: boolean): SearchState {
  return { text: submitted, submitted, isActive, suggestions: [], marked: -1 };
}

const stay = (state: SearchState): SearchStep => ({ state, effects: [] });

/** The update handler: fetches autocomplete; an empty value clears it. */
function update(state: SearchState): SearchStep {
  const text = searchText(state.text);
  if (text === '') return stay({ ...state, suggestions: [], marked: -1 });
  return { state, effects: [{ type: 'suggest', text }] };
}

function submit(state: SearchState, entry: string): SearchStep {
  const text = searchText(entry);
  if (text === '') return stay(state);
  return {
    state: { text, submitted: text, isActive: false, suggestions: [], marked: -1 },
    effects: [
      { type: 'remember', text },
      { type: 'submit', text },
    ],
  };
}

function cancel(state: SearchState): SearchStep {
  const closed = { ...state, isActive: false, marked: -1 };
  if (searchText(state.text) === state.submitted) return { state: closed, effects: [{ type: 'cancel' }] };
  const { state: next, effects } = update({ ...closed, text: state.submitted });
  return { state: next, effects: [...effects, { type: 'cancel', value: false }] };
}

/** The next state after an event. */
export function stepSearch(state: SearchState, event: SearchEvent): SearchStep {
  switch (event.type) {
    case 'opened':
      if (state.isActive) return stay(state);
      return update({ ...state, isActive: true });
    case 'typed': {
      const typed = { ...state, text: event.text, isActive: true, marked: -1 };
      if (searchText(event.text) === '') typed.suggestions = [];
      return { state: typed, effects: [{ type: 'wait' }] };
    }
    case 'paused':
      return update(state);
    case 'suggested':
      // An outdated answer never replaces a newer one.
      if (event.text !== searchText(state.text)) return stay(state);
      return stay({ ...state, suggestions: event.suggestions.slice(0, SUGGESTION_LIMIT), marked: -1 });
    case 'moved': {
      const places = event.count + 1;
      const marked = ((state.marked + 1 + event.by + places) % places) - 1;
      return stay({ ...state, isActive: true, marked });
    }
    case 'entered':
      return submit(state, event.entry ?? state.text);
    case 'picked':
      return submit(state, event.entry);
    case 'cancelled':
      return state.isActive ? cancel(state) : stay(state);
    case 'serviceChanged': {
      if (event.isDisabled || !state.isActive) return stay(state);
      const { state: next, effects } = update(state);
      const again: SearchEffect[] = state.submitted === '' ? [] : [{ type: 'submit', text: state.submitted }];
      // The submit first: it drops the requests in flight.
      return { state: next, effects: [...again, ...effects] };
    }
    case 'addressed':
      return event.text === state.submitted ? stay(state) : stay(startSearch(event.text, false));
  }
}
