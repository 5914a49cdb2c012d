/** A word of one or two letters and the space after it: prepositions and conjunctions of our languages. */
const SHORT_WORD = /(?<![\p{L}\p{N}])(\p{L}{1,2}) (?=\S)/gu;

/** A name with non-breaking spaces after prepositions and conjunctions: 'Манты с бараниной' breaks before 'с', not after it. */
export function withNonBreakingSpaces(name: string): string {
  return name.replace(SHORT_WORD, '$1\u00a0');
}
