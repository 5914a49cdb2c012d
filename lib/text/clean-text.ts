/** Text without control characters (line breaks stay) and without halves of characters: what a database and a printer take. */
export function cleanText(text: string): string {
  return [...text]
    .filter((character) => character >= ' ' || character === '\n')
    .join('')
    .replace(/\p{Surrogate}/gu, '');
}
