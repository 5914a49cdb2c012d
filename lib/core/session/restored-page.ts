import { currentSignInId } from './sign-in-id';

/** Calls `reloadPage` if a restored page shows another user than is signed in. @returns stops watching */
export function watchRestoredPage(reloadPage: () => void): () => void {
  const signInId = currentSignInId();
  const check = ({ persisted }: PageTransitionEvent) => {
    if (persisted && currentSignInId() !== signInId) reloadPage();
  };
  const lookAgain = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && signInId !== null && currentSignInId() !== signInId) reloadPage();
  };
  window.addEventListener('pageshow', check);
  window.addEventListener('focus', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    window.removeEventListener('pageshow', check);
    window.removeEventListener('focus', lookAgain);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
