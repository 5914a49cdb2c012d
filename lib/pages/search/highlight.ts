import { foldedWords, foldWithPlaces } from '@/lib/core/text/fold';

export interface NamePart {
  text: string;
  isMatch: boolean;
}

/** A name in pieces: the matches of the searched words, at the beginning of its words or inside them, and the text between. */
export function highlight(name: string, text: string): NamePart[] {
  const folded = foldWithPlaces(name);
  const marked = new Set<number>();
  for (const word of foldedWords(text)) {
    const start = startOf(folded.text, word);
    if (start === -1) continue;
    for (let index = start; index < start + word.length; index += 1) {
      for (let place = folded.from[index] ?? 0; place < (folded.to[index] ?? 0); place += 1)
        marked.add(place);
    }
  }
  const parts: NamePart[] = [];
  for (let place = 0; place < name.length; place += 1) {
    const isMatch = marked.has(place);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += name.charAt(place);
    else parts.push({ text: name.charAt(place), isMatch });
  }
  return parts;
}

/** A short word matches the beginning of words only: inside, it would match nearly all of them. */
function startOf(folded: string, word: string): number {
  const atWord = ` ${folded}`.indexOf(` ${word}`);
  return atWord === -1 && word.length > 2 ? folded.indexOf(word) : atWord;
}
