/**
 * A new key for something that may be done once only: 128 random bits after a prefix that names its purpose. Not
 * `crypto.randomUUID`, which browsers offer on secure origins only, and a tablet may open the app by plain http.
 */
export function newIdempotencyKey(purpose = 'once'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${purpose}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The keys of presses of one button: a press whose answer was lost is repeated with its key, one with another request has a
 * key of its own.
 */
export function pressKeys(purpose?: string) {
  let last: { key: string; body: string } | null = null;
  return {
    /** The key to send a body with. */
    keyOf(body: unknown): string {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { key: newIdempotencyKey(purpose), body: text };
      return last.key;
    },
    /** What became of the last press is known: the next one is another. */
    settle(): void {
      last = null;
    },
  };
}
