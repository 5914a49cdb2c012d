/** Name of the cookie that shows scripts that the user is signed in; its value names the sign-in and opens nothing. */
export const SIGN_IN_ID_COOKIE = 'signedIn';

/** The id of the sign-in in this browser, or null for a guest. */
export function currentSignInId(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${SIGN_IN_ID_COOKIE}=`));
  return found?.slice(SIGN_IN_ID_COOKIE.length + 1) || null;
}

/** Whether the user is signed in here, as far as the browser can tell: the server decides. */
export function isSignedInHere(): boolean {
  return currentSignInId() !== null;
}
