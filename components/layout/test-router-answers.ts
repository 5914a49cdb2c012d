type Observer = (list: { getEntries: () => { name: string; responseStatus: number }[] }) => void;

const observers = new Set<Observer>();

/** From now on the browser reports no answers but those of {@link answer}. */
export function ignoreAnswers(): void {
  observers.clear();
  Object.defineProperty(window, 'PerformanceObserver', {
    configurable: true,
    value: class {
      constructor(private readonly observer: Observer) {}
      observe = () => observers.add(this.observer);
      disconnect = () => observers.delete(this.observer);
    },
  });
}

/** The browser reports that an answer to a request of the router has come. */
export const answer = (path: string, responseStatus = 200): void =>
  observers.forEach((observe) =>
    observe({ getEntries: () => [{ name: `http://localhost${path}?_rsc=1`, responseStatus }] }),
  );
