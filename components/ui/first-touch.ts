/** The first input of a diner's hand, on any device. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Calls back once, when the diner first touches the page; at once where they have done so already. What the first view does not
 * need is loaded then, so that a page that is only looked at stays light.
 * @returns how to stop
 */
export function onFirstTouch(run: () => void): () => void {
  const stop = () => TOUCHES.forEach((name) => window.removeEventListener(name, touched));
  const touched = () => {
    stop();
    run();
  };
  if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) run();
  else TOUCHES.forEach((name) => window.addEventListener(name, touched, { passive: true }));
  return stop;
}
