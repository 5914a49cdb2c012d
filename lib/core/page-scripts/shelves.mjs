// How far the rows of a page are scrolled sideways, by its entry of the history. After a reload a script of
// the page scrolls them, before any other script: later a row would move under the finger.

/** The name of the places in the entry. */
export const SHELVES_ENTRY = 'shelves';
export const SHELVES = '.rail, .chips';

/**
 * Calls back with each row and its name, the label of its section with a number. Its text is a part of a script, so it uses nothing outside.
 * @type {(selector: string, act: (name: string, shelf: Element) => void) => void}
 */
export const eachShelf = (selector, act) => {
  /** @type {Record<string, number>} */
  const numbers = {};
  for (const shelf of document.querySelectorAll(selector)) {
    const section = shelf.closest('[aria-labelledby], [aria-label]');
    if (!section) continue;
    const label = section.getAttribute('aria-labelledby') ?? section.getAttribute('aria-label') ?? '';
    const number = (numbers[label] ?? 0) + 1;
    numbers[label] = number;
    act(`${label} ${number}`, shelf);
  }
};
