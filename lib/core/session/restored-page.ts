import { currentSignInId } from './sign-in-id';

/** Calls `reloadPage` if a restored page shows another user than is signed in. @returns stops watching */
export function watchRestoredPage(reloadPage: () => void): () => void {
  const signInId = currentSignInId();
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted && currentSignInId() !== signInId) reloadPage();
  };
  const checkAgain = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && signInId !== null && currentSignInId() !== signInId) reloadPage();
  };
  window.addEventListener('pageshow', check);
  window.addEventListener('focus', checkAgain);
  document.addEventListener('visibilitychange', checkAgain);
  return () => {
    window.removeEventListener('pageshow', check);
    window.removeEventListener('focus', checkAgain);
    document.removeEventListener('visibilitychange', checkAgain);
  };
}
