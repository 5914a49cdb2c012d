const ESCAPED: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The text of a JSON-LD script. Names come from elsewhere: what could end the script, begin a comment in it, or break a
 * line of it is written as JSON's own escapes, which read back as the same.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPED[character] ?? '');
}
