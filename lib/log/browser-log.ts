/** Notes in the browser's console what went wrong and needs nobody's attention (spec §8: 'only logged'). */
export function noteInBrowser(what: string, error: unknown): void {
  console.warn(`${what}: ${error instanceof Error ? error.message : 'unknown'}`);
}
