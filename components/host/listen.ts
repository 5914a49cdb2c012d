/** Ends the listener. */
export type Stop = () => void;

/** Adds an event listener. @returns how to remove it */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  capture = false,
): Stop {
  target.addEventListener(type, listener, capture);
  return () => target.removeEventListener(type, listener, capture);
}
