/* The controls of a screen as a keypad goes through them: one after the other, in the order of the document. */

/** Marks the button that leads back from the part of a screen around it. */
export const BACK_MARK = 'data-kiosk-back';
/** Marks the button that opens the help. */
export const HELP_BUTTON = 'data-kiosk-help';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';
const LAYERS = 'dialog[open], [role="dialog"]:not([data-ending-style], [hidden])';

/** The top layer: a question, a sheet, or the page itself. */
export function openLayer(): HTMLElement {
  const layers = [...document.querySelectorAll<HTMLElement>(LAYERS)];
  // A native dialog lies over every sheet.
  return layers.findLast((layer) => layer instanceof HTMLDialogElement) ?? layers.at(-1) ?? document.body;
}

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  element.checkVisibility({ visibilityProperty: true });

/** The focusable controls of the layer, in reading order. */
export const controlsIn = (layer: HTMLElement): HTMLElement[] =>
  [...layer.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable);

const isAfter = (from: Element, to: Element) =>
  Boolean(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The control before or after an element; null at the end of the layer. */
export function neighbour(
  controls: readonly HTMLElement[],
  from: Element,
  direction: 'previous' | 'next',
): HTMLElement | null {
  const found =
    direction === 'next'
      ? controls.find((control) => isAfter(from, control))
      : controls.findLast((control) => isAfter(control, from) && !control.contains(from));
  return found ?? null;
}

/** Moves the focus, and shows the whole of what it is on: of a dish its card. */
export function focusOn(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  (control.closest('article, label') ?? control).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The part of the layer that scrolls down: itself, or the ancestor of its main part. */
function scrollerIn(layer: HTMLElement): Element {
  const inside = [...layer.querySelectorAll('main, .sheet__scroll, .sheet__body')];
  const around = inside.flatMap((element) => (element.parentElement ? [element, element.parentElement] : []));
  const scrolls = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
  return around.find(scrolls) ?? document.scrollingElement ?? layer;
}

const SCROLL_SHARE = 0.8;

/** Shows more of a text in that direction. @returns whether there was more */
function scrollOn(layer: HTMLElement, direction: 'previous' | 'next'): boolean {
  const scroller = scrollerIn(layer);
  const before = scroller.scrollTop;
  const by = scroller.clientHeight * SCROLL_SHARE * (direction === 'next' ? 1 : -1);
  scroller.scrollTo({ top: before + by, behavior: 'instant' });
  return Math.abs(scroller.scrollTop - before) > 1;
}

/** Moves the focus to the control before or after; past the last one the text that is left is shown, then it begins anew. */
export function moveFocus(direction: 'previous' | 'next'): void {
  const layer = openLayer();
  const controls = controlsIn(layer);
  const from = document.activeElement ?? document.body;
  const isInside = from !== document.body && layer.contains(from);
  const to = isInside ? neighbour(controls, from, direction) : null;
  if (to) focusOn(to);
  else if (!isInside || !scrollOn(layer, direction)) {
    const first = direction === 'next' ? controls[0] : controls.at(-1);
    if (first) focusOn(first);
  }
}

/** Leads back: out of a question or a sheet, to the screen before, or to the help where there is none. */
export function goBack(): void {
  const layer = openLayer();
  if (layer instanceof HTMLDialogElement) layer.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (layer !== document.body)
    layer.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true }),
    );
  else (backFrom(document.activeElement) ?? helpButton())?.click();
}

/** The nearest way back around an element. */
function backFrom(element: Element | null): HTMLElement | null {
  for (let around = element; around; around = around.parentElement) {
    const back = around.querySelector<HTMLElement>(`[${BACK_MARK}]`);
    if (back) return back;
  }
  return null;
}

const helpButton = () => document.querySelector<HTMLElement>(`[${HELP_BUTTON}]`);

/** Opens the help, unless something lies over the page. */
export function openHelp(): void {
  if (openLayer() === document.body) helpButton()?.click();
}
