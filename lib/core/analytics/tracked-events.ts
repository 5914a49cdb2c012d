import { capturedText } from './captured-text';
import { pageName } from './page-name';
import { earlyEvents, trackListeners, type TrackedEvent } from './track';

/** An event as it may leave the page: pages by name, and no text that may hold a number of a person (ANL-10). */
function cleaned({ properties: { page, text, ...properties }, ...event }: TrackedEvent): TrackedEvent {
  return {
    ...event,
    properties: {
      ...properties,
      ...(typeof page === 'string' ? { page: pageName(page) } : {}),
      ...(typeof text === 'string' ? { text: capturedText(text) } : {}),
    },
  };
}

/** Calls back with each event since the last change of consent. @returns stops it */
export function onTrackedEvent(listener: (event: TrackedEvent) => void): () => void {
  const hear = (event: TrackedEvent) => {
    try {
      listener(cleaned(event));
    } catch {
      // The present action, an order perhaps, goes on without being counted.
    }
  };
  earlyEvents.forEach(hear);
  trackListeners.add(hear);
  return () => void trackListeners.delete(hear);
}
