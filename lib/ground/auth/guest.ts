import type { SessionInfo } from './session';

/** Who has no session. */
export const GUEST: SessionInfo = { isSignedIn: false, name: null, dinerId: null, bonusesMinor: 0 };
