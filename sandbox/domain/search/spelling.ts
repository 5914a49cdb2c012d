import { asc, desc, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { searchWords } from '../../database/schema';
import { TYPO_FROM } from '../../kernel/fold';

/** Letters of a word from which on two mistakes in it are forgiven, not one. */
const TWO_MISTAKES_FROM = 5;

/** Spellings that one misspelled word can stand for. */
const MAX_SPELLINGS = 5;

/** Known words nearest to misspelled ones; null if nothing is to correct or a word is unlike all. */
export async function correctionsOf(
  database: Database,
  words: readonly string[],
): Promise<string[][] | null> {
  const corrected: string[][] = [];
  for (const word of words) {
    const spellings = word.length < TYPO_FROM ? [word] : await spellingsOf(database, word);
    if (spellings.length === 0) return null;
    corrected.push(spellings);
  }
  const isChanged = corrected.some(([first], index) => first !== words[index]);
  return isChanged ? corrected : null;
}

/** Known words like this by trigrams, then by edits; a wrong first letter counts twice. */
async function spellingsOf(database: Database, word: string): Promise<string[]> {
  const { word: known } = searchWords;
  const most = word.length < TWO_MISTAKES_FROM ? 1 : 2;
  const mistakes = sql<number>`CASE WHEN ${known} LIKE ${`%${word}%`} THEN 0 ELSE least(
    levenshtein_less_equal(${known}, ${word}, ${most}),
    levenshtein_less_equal(left(${known}, ${word.length}), ${word}, ${most}) + 0.5
  ) + CASE WHEN left(${known}, 1) = ${word.charAt(0)} THEN 0 ELSE 1 END END`;
  const rows = await database
    .select({ known, mistakes: sql<number>`(${mistakes})::float8`.as('mistakes') })
    .from(searchWords)
    .where(or(sql`${known} % ${word}`, sql`${word}::text <% ${known}`, like(known, `%${word}%`)))
    .orderBy(asc(sql`mistakes`), desc(sql`similarity(${known}, ${word})`), asc(known))
    .limit(MAX_SPELLINGS);
  const [best] = rows;
  if (!best || best.mistakes >= most + 1) return [];
  if (best.mistakes === 0) return [word];
  return rows.filter(({ mistakes: own }) => own === best.mistakes).map(({ known: spelling }) => spelling);
}
