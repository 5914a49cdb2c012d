/** Text without control characters (line breaks stay) and without half surrogate pairs: safe for a database and a printer. */
export function cleanText(text: string): string {
  return [...text]
    .filter((character) => character >= ' ' || character === '\n')
    .join('')
    .replace(/\p{Surrogate}/gu, '');
}
