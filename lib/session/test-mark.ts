import { SIGNED_IN_MARK } from './signed-in-mark';
import { forgetVisit } from './visit-store';

/** Makes the browser of a test that of a signed-in diner, or of a guest, at the begin of a visit. */
export function markSignedIn(isSignedIn: boolean): void {
  document.cookie = isSignedIn ? `${SIGNED_IN_MARK}=mark-1` : `${SIGNED_IN_MARK}=; Max-Age=0`;
  forgetVisit();
}
