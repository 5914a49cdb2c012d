/** Name of the cookie that tells scripts that somebody is signed in; its value names the sign-in and opens nothing. */
export const SIGNED_IN_MARK = 'signedIn';

/** The mark of the sign-in in this browser, or null for a guest. */
export function signedInMark(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${SIGNED_IN_MARK}=`));
  return found?.slice(SIGNED_IN_MARK.length + 1) || null;
}

/** Whether somebody is signed in here, as far as the browser can tell: the server has the last word. */
export function isSignedInHere(): boolean {
  return signedInMark() !== null;
}
