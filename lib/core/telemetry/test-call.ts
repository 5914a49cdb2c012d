import type { ObservedCall } from './telemetry.server';

/** A call of the platform that went well, and what differs. */
export const testCall = (changes: Partial<ObservedCall> = {}): ObservedCall => ({
  name: 'GET towns',
  startedAtMs: 1_010,
  endedAtMs: 1_020,
  outcome: 'ok',
  status: 0,
  retries: 0,
  ...changes,
});
