// The behaviour of pictures beyond their markup, done once for all of them: the original when the proxy fails, and
// loading by steps once the page is moved. Without scripts pictures load as browsers do by themselves.

/**
 * Sets `data-failed` on a picture, for which the stylesheet draws a plate over the browser's broken icon, and loads the code that shows the
 * original. A picture that loads removes the attribute.
 */
function replaceFailed(picture: HTMLImageElement, origins: readonly string[]): void {
  picture.dataset.failed = '';
  picture.addEventListener('load', () => delete picture.dataset.failed, { once: true });
  import('./show-original').then(
    ({ showOriginal }) => showOriginal(picture, origins),
    // Without network the original does not come either.
    () => undefined,
  );
}

/** The first of these moves the page, is about to, or prints all of it; a tap does not, and its page must not wait for pictures of this one. */
const MOVES = ['touchmove', 'wheel', 'keydown', 'scroll', 'beforeprint'] as const;

/**
 * The stylesheet leaves pictures off the screen alone until then: from now on they are requested when they come near. What the touch
 * itself changes is drawn before, because all pictures get another style. On paper they are needed at once.
 */
function markMoved(): void {
  document.documentElement.dataset.moved = '';
}

/** How long the first move waits for the code that loads pictures by steps, milliseconds: later it would cancel requests. */
const STEPS_MS = 300;

/**
 * Watches the pictures of the page, including those added later.
 * @param origins origins whose pictures the page may show
 * @returns a function that stops watching
 */
export function watchPictures(origins: readonly string[]): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replaceFailed(target, origins);
  };
  let state: 'untouched' | 'moved' | 'over' = 'untouched';
  let stopThrottle: (() => void) | undefined;
  const onMove = (event: Event) => {
    if (event.type === 'beforeprint') markMoved();
    if (state !== 'untouched' || event.type === 'beforeprint') return;
    state = 'moved';
    const steps = import('./throttle-pictures').then(
      ({ throttlePictures }) => {
        if (state !== 'over') stopThrottle = throttlePictures();
      },
      () => undefined,
    );
    void Promise.race([steps, new Promise((resolve) => setTimeout(resolve, STEPS_MS))]).then(() =>
      requestAnimationFrame(() => setTimeout(markMoved)),
    );
  };
  // Errors of pictures do not bubble; one listener in the capture phase gets them all.
  document.addEventListener('error', onError, true);
  MOVES.forEach((move) =>
    window.addEventListener(move, onMove, { capture: true, once: true, passive: true }),
  );
  for (const picture of document.querySelectorAll<HTMLImageElement>('img.picture')) {
    // Pictures that failed before the listener was added.
    if (picture.complete && picture.naturalWidth === 0) replaceFailed(picture, origins);
  }
  return () => {
    state = 'over';
    document.removeEventListener('error', onError, true);
    MOVES.forEach((move) => window.removeEventListener(move, onMove, true));
    stopThrottle?.();
  };
}
