/** Gives the browser of a test its locks, as far as one name and one holder at a time. */
export function grantOneByOne(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    let isGranted = false;
    // As browsers do it: once the lock is granted, the signal has no effect.
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

/** Locks of a browser that are freed with the tab which holds them. The name of a lock ends in `#` and the tab's number. */
export function grantByTab() {
  type Waiting = { tab: string; begin: () => Promise<void>; done: () => void; fail: (error: Error) => void };
  let holder: string | null = null;
  let queue: Waiting[] = [];
  const next = (): void => {
    const waiting = holder === null ? queue.shift() : undefined;
    if (!waiting) return;
    holder = waiting.tab;
    void waiting.begin().finally(() => {
      waiting.done();
      free(waiting.tab);
    });
  };
  const free = (tab: string): void => {
    if (holder !== tab) return;
    holder = null;
    next();
  };
  const request = (name: string, _options: object, begin: () => Promise<void>) =>
    new Promise<void>((done, fail) => {
      queue.push({ tab: name.split('#')[1] ?? '', begin, done, fail });
      next();
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const leave = (tab: string): Waiting[] => {
    const left = queue.filter((waiting) => waiting.tab === tab);
    queue = queue.filter((waiting) => waiting.tab !== tab);
    return left;
  };
  return {
    /** The tab has waited too long. */
    giveUp: (tab: string): void => leave(tab).forEach(({ fail }) => fail(new Error('Timed out'))),
    close: (tab: string): void => {
      leave(tab);
      free(tab);
    },
  };
}
