import { isPlainPress } from './plain-press';

/** A step of the history that has not ended after so long leads nowhere, milliseconds. */
const STEP_MS = 1000;

/**
 * Repeats a link that is pressed while a step of the history runs once the step has ended: the step would undo the navigation. Other presses
 * pass.
 */
export function holdLinksUntilStep(): void {
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainPress(event)) return;
    if (link.origin !== location.origin || link.target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = link;
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('click', hold, true);
    window.removeEventListener('popstate', endSoon);
    const link = pressed;
    pressed = null;
    link?.click();
  };
  // After the router has read the step.
  const endSoon = () => setTimeout(end, 0);
  const timer = setTimeout(end, STEP_MS);
  window.addEventListener('click', hold, true);
  window.addEventListener('popstate', endSoon);
}
