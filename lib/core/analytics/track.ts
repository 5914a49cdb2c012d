import type { EventName, EventProperties } from './events';
import { analyticsConsent } from './stored-consent';

// Where events are noted. Every page loads this much and no more: what becomes of events is in
// `tracked-events.ts`, which comes later where somebody listens.

/** An event as it happened here. */
export interface TrackedEvent {
  name: EventName;
  properties: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  atMs: number;
}

/** Events that are kept until somebody listens (ANL-07). */
const EARLY_EVENTS = 512;

/** The first events of this page since the consent was last given or taken back. */
export const earlyEvents: TrackedEvent[] = [];
export const trackListeners = new Set<(event: TrackedEvent) => void>();

// A consent holds for nothing that happened before it, be it given here or in another tab: whoever listens later hears nothing of that.
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
