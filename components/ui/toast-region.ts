/** Marks the element that contains the toasts. */
export const TOAST_REGION = 'data-toasts';

/** True when a press hit a toast: it lies over a sheet, but is not 'outside' of it. */
export function isToastPress(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(`[${TOAST_REGION}]`) !== null;
}
