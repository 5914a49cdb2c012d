import { hasCookieHere } from '@/lib/core/site/cookies-here';
import { removeCookieHere } from '@/lib/core/site/remove-cookie-here';

/** Name of the cookie that shows scripts that the bar is switched on here; it opens nothing. */
export const DEBUG_BAR_COOKIE = 'debugBar';

/** Whether the debug bar may be on: the server allows it on this page, and the browser has the cookie. The server decides when texts load. */
export const hasDebugCookie = (): boolean =>
  document.documentElement.dataset.debug !== undefined && hasCookieHere(DEBUG_BAR_COOKIE, '1');

/** The next page loads nothing for it. */
export function removeDebugCookie(): void {
  removeCookieHere(DEBUG_BAR_COOKIE);
}
