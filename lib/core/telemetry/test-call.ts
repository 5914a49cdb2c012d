import type { CallSeen } from './telemetry.server';

/** A call of the platform that went well, and what differs. */
export const testCall = (changes: Partial<CallSeen> = {}): CallSeen => ({
  name: 'GET towns',
  startedAtMs: 1_010,
  endedAtMs: 1_020,
  outcome: 'ok',
  status: 0,
  retries: 0,
  ...changes,
});
