import type { EventName, EventProperties } from './events';
import { analyticsConsent } from './stored-consent';

// Records events. Every page loads only this; `tracked-events.ts` loads later if there is a listener.

/** An event as it happened here. */
export interface TrackedEvent {
  name: EventName;
  properties: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  atMs: number;
}

/** Events stored until a listener comes (ANL-07). */
const EARLY_EVENTS = 512;

/** The first events of this page since the consent was last given or taken back. */
export const earlyEvents: TrackedEvent[] = [];
export const trackListeners = new Set<(event: TrackedEvent) => void>();

// A consent never covers earlier events, whichever tab gave it: later listeners do not get them.
if (typeof window !== 'undefined')
  analyticsConsent.subscribe(() => {
    earlyEvents.length = 0;
  });

/** Notes an event of `events.ts`. It stays on this page unless somebody listens: analytics by consent, or a host app. */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  const event = { name, properties, atMs: Date.now() };
  if (earlyEvents.length < EARLY_EVENTS) earlyEvents.push(event);
  trackListeners.forEach((listener) => listener(event));
}
