import type { EventName, EventProperties } from './events';

/** An event as it happened here. */
export interface TrackedEvent {
  name: EventName;
  properties: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  atMs: number;
}
type Listener = (event: TrackedEvent) => void;

/** Events that are kept until somebody listens (ANL-07). */
export const EARLY_EVENTS = 512;

const early: TrackedEvent[] = [];
const listeners = new Set<Listener>();

/** Notes an event of `events.ts`. It stays on this page unless somebody listens: analytics by consent, or a host app. */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  const event = { name, properties, atMs: Date.now() };
  if (early.length < EARLY_EVENTS) early.push(event);
  listeners.forEach((listener) => {
    try {
      listener(event);
    } catch {
      // What is being done, an order perhaps, goes on without being counted.
    }
  });
}

/**
 * Calls back with every event, those of this page from before too.
 * @param options.isFromNow leaves out what was before: a consent that is given now does not hold for it
 * @returns how to stop
 */
export function onTrackedEvent(listener: Listener, { isFromNow = false } = {}): () => void {
  if (!isFromNow) early.forEach((event) => listener(event));
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
