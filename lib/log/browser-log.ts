/** Notes in the browser's console what went wrong and needs nobody's attention (NOTE-09). */
export function noteInBrowser(what: string, error: unknown): void {
  console.warn(`${what}: ${error instanceof Error ? error.message : 'unknown'}`);
}
