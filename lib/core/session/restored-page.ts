import { currentSignInId } from './sign-in-id';

/**
 * The user of a page may have signed out, or another may have signed in, while the browser cached the page to show it again
 * at 'back', or in another tab. Then `reloadPage` is called, before one diner's input is saved as another's. What a guest
 * has begun stays when they return from another tab. @returns stops watching
 */
export function watchRestoredPage(reloadPage: () => void): () => void {
  const signInId = currentSignInId();
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted && currentSignInId() !== signInId) reloadPage();
  };
  const lookAgain = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && signInId !== null && currentSignInId() !== signInId) reloadPage();
  };
  window.addEventListener('pageshow', look);
  window.addEventListener('focus', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    window.removeEventListener('pageshow', look);
    window.removeEventListener('focus', lookAgain);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
