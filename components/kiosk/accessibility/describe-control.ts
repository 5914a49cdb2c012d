/* The spoken description of the focused control: its name as screen readers get it, its state, and its help. */

export type ControlState = 'chosen' | 'notChosen' | 'on' | 'off' | 'unavailable' | 'empty';

export interface Described {
  /** Of the sheet and the groups around it, from the outermost: said on coming in. */
  groups: readonly string[];
  name: string;
  /** Text of a field, price of a dish. */
  value: string | null;
  state: ControlState | null;
  /** Its explanation: a help, an error, or the consent that a press gives. */
  description: string | null;
}

const textsOf = (ids: string) =>
  ids
    .split(/\s+/)
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');

/** The text that is heard of an element: without what is hidden from screen readers. */
export function textOf(element: Element | null): string {
  if (!element) return '';
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof HTMLElement) || node.hidden || node.getAttribute('aria-hidden') === 'true')
      return '';
    return ` ${node.getAttribute('aria-label') ?? textOf(node)} `;
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy) return textsOf(labelledBy);
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0)
    return [...element.labels].map((one) => (one instanceof Element ? textOf(one) : '')).join(' ');
  return textOf(element);
}

const GROUPS = '[role="group"], [role="radiogroup"], [role="dialog"], fieldset, dialog';

function groupsOf(element: Element): string[] {
  const groups: string[] = [];
  for (let at = element.parentElement?.closest(GROUPS); at; at = at.parentElement?.closest(GROUPS)) {
    const legend = at.querySelector(':scope > legend');
    const name = legend ? textOf(legend) : at.matches('[aria-label], [aria-labelledby]') ? nameOf(at) : '';
    if (name !== '') groups.unshift(name);
  }
  return groups;
}

function stateOf(element: Element): ControlState | null {
  if (element.getAttribute('aria-disabled') === 'true') return 'unavailable';
  if (element instanceof HTMLInputElement && element.matches('[type="checkbox"], [type="radio"]')) {
    if (element.getAttribute('role') === 'switch') return element.checked ? 'on' : 'off';
    return element.checked ? 'chosen' : 'notChosen';
  }
  if (element instanceof HTMLInputElement && element.value === '') return 'empty';
  const current = element.getAttribute('aria-current') ?? 'false';
  return current === 'false' ? null : 'chosen';
}

function valueOf(element: Element): string | null {
  if (element instanceof HTMLInputElement)
    return element.matches('[type="checkbox"], [type="radio"]') ? null : element.value;
  return element instanceof HTMLAnchorElement
    ? textOf(element.closest('article')?.querySelector('.price') ?? null)
    : null;
}

const descriptionOf = (element: Element) =>
  textsOf(element.getAttribute('aria-describedby') ?? '').trim() || null;

/** The spoken text of a control, and of the groups around it. */
export const describeControl = (element: Element): Described => ({
  groups: groupsOf(element),
  name: nameOf(element),
  value: valueOf(element),
  state: stateOf(element),
  description: descriptionOf(element),
});
