/** Gives the browser of a test its locks, as far as one name and one holder at a time. */
export function grantOneByOne(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    let isGranted = false;
    // As browsers do it: whoever has been granted the lock is no longer disturbed by the signal.
    const aborted = new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        if (!isGranted) reject(new DOMException('Timed out', 'TimeoutError'));
      }),
    );
    const turn = last.then(() => {
      if (signal.aborted) return undefined;
      isGranted = true;
      return work();
    });
    last = turn.catch(() => undefined);
    return Promise.race([turn, aborted]);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Takes them away again: jsdom has none. */
export function takeLocksAway(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
