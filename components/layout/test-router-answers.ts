type Observer = (list: { getEntries: () => Entry[] }) => void;

class Entry {
  constructor(
    readonly name: string,
    readonly responseStatus: number,
  ) {}
}

const observers = new Set<Observer>();

/** From now on the browser reports no answers but those of {@link answer}. */
export function fakeAnswers(): void {
  observers.clear();
  Object.defineProperty(window, 'PerformanceResourceTiming', { configurable: true, value: Entry });
  Object.defineProperty(window, 'PerformanceObserver', {
    configurable: true,
    value: class {
      constructor(private readonly observer: Observer) {}
      observe = () => observers.add(this.observer);
      disconnect = () => observers.delete(this.observer);
    },
  });
}

/** The browser reports that an answer has come. */
export const report = (address: string, responseStatus = 200): void =>
  observers.forEach((observe) =>
    observe({ getEntries: () => [new Entry(`http://localhost${address}`, responseStatus)] }),
  );

/** The browser reports that an answer to a request of the router has come. */
export const answer = (path: string, responseStatus = 200): void => report(`${path}?_rsc=1`, responseStatus);
