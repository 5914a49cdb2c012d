import { capturedText } from './captured-text';
import type { EventProperties } from './events';
import { track } from './track';

type Search = EventProperties<'search_submitted'>;

/** Tracks a submitted search, without a text that may hold a number of a person (SRCH-22). */
export function trackSearch({ text, ...search }: Search & { text: string }): void {
  track('search_submitted', { ...search, text: capturedText(text) });
}
