import { hasCookieHere, removeCookieHere } from '@/lib/core/site/cookies-here';

/** Name of the cookie that shows scripts that the bar is switched on here; it opens nothing. */
export const DEBUG_MARK_COOKIE = 'debugBar';

/** Whether the bar may be switched on in this browser: the page’s server allows it at all, and it has the mark. The server has the last word. */
export const isDebugMarked = (): boolean =>
  document.documentElement.dataset.debug !== undefined && hasCookieHere(DEBUG_MARK_COOKIE, '1');

/** The next page loads nothing for it. */
export function forgetDebugMark(): void {
  removeCookieHere(DEBUG_MARK_COOKIE);
}
