import { SIGN_IN_ID_COOKIE } from './sign-in-id';
import { forgetVisit } from './session-storage';

/** Makes the browser of a test that of a signed-in diner, or of a guest, at the begin of a visit. */
export function signInForTest(isSignedIn: boolean): void {
  document.cookie = isSignedIn ? `${SIGN_IN_ID_COOKIE}=sign-in-1` : `${SIGN_IN_ID_COOKIE}=; Max-Age=0`;
  forgetVisit();
}
