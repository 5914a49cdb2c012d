import 'server-only';
import type { z } from 'zod';
import { SUGGESTION_LIMIT } from './search-machine';
import { searchText } from './search-text';
import type { autocompleteWire } from './search.wire';

/** Texts to search for, none twice; what is no text is left out. */
export function mapSuggestions({ data }: z.output<typeof autocompleteWire>): string[] {
  const texts = data.flatMap((item) => (typeof item === 'string' ? [searchText(item)] : []));
  return [...new Set(texts)].filter((text) => text !== '').slice(0, SUGGESTION_LIMIT);
}
