import type { SessionInfo } from './session';

/** A diner without a session. */
export const GUEST: SessionInfo = { isSignedIn: false, name: null, dinerId: null, bonusesMinor: 0 };
