/** A word of one or two letters and the space after it: prepositions and conjunctions of our languages. */
const SHORT_WORD = /(?<![\p{L}\p{N}])(\p{L}{1,2}) (?=\S)/gu;

/** A name whose short words do not stay alone at the end of a line: 'Манты с бараниной' breaks before 'с'. */
export function joinShortWords(name: string): string {
  return name.replace(SHORT_WORD, '$1\u00a0');
}
