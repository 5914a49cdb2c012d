import type { Page } from '@playwright/test';

/** Elements whose text may be cut, each for its reason. */
const MAY_BE_CUT: Record<string, string> = {
  '.product-card__name': 'the name stands whole on the sheet that the card opens',
  '.address-line__text': 'the address stands whole on the sheet that the line opens',
  '.venue-head__about': 'the description stands whole in the details of the venue',
  '.venue-terms__address':
    'the address stands whole in the details of the venue, and takes more lines at the size of text that a browser sets',
};

/** Drawn by a library, or moved by the diner's finger: parts of it overlap by their nature. */
const MOVED = '.maplibregl-map, .mapboxgl-map';

/** How a page is shown: the screen's width in pixels, and the text size of the browser as CSS has it. */
export type View = { width: number; textSize: string };

/** WCAG 1.4.4 wants text of twice the size to fit, 1.4.10 a screen of 320. */
export const LARGE: View = { width: 390, textSize: '200%' };
export const NARROW: View = { width: 320, textSize: '' };

/**
 * Text that does not fit, a line a defect: off screen, cut, spilled, overlapping, or under a bar.
 * Scrolling parts and screen-reader texts are left out. @param alsoMayBeCut selectors
 */
export function misfits(page: Page, view: View, alsoMayBeCut: string[] = []): Promise<string[]> {
  const mayBeCut = [...Object.keys(MAY_BE_CUT), ...alsoMayBeCut];
  return page.evaluate(findMisfits, { ...view, mayBeCut, moved: MOVED });
}

type Options = View & { mayBeCut: string[]; moved: string };

/** Runs in the page. */
async function findMisfits({ width, textSize, mayBeCut, moved }: Options): Promise<string[]> {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Item = Box & { element: Element; layer: Element | null; shown: string };
  type Facts = {
    layer: Element | null;
    isForReaders: boolean;
    overflowX: string;
    overflowY: string;
    box: DOMRect;
  };
  const SLACK = 1.5;

  // With reduced motion every change of size would be a transition, if a short one.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition-property: none !important }');
  document.adoptedStyleSheets = [still];
  document.documentElement.style.fontSize = textSize;
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;

  const known = new Map<Element, Facts>();
  /** The styles that an element takes from those around it, computed once. */
  const factsOf = (element: Element): Facts => {
    const before = known.get(element);
    if (before) return before;
    const style = getComputedStyle(element);
    const around = element.parentElement ? factsOf(element.parentElement) : null;
    const isTiny = style.position === 'absolute' && element.clientWidth <= 1 && element.clientHeight <= 1;
    // An element that is stuck to the screen or lies over the page is compared with its own only.
    const isLayer = ['fixed', 'sticky'].includes(style.position) || element.matches('[role="dialog"]');
    const facts = {
      layer: isLayer ? element : (around?.layer ?? null),
      isForReaders: isTiny || style.clipPath === 'inset(50%)' || around?.isForReaders === true,
      overflowX: style.overflowX,
      overflowY: style.overflowY,
      box: element.getBoundingClientRect(),
    };
    known.set(element, facts);
    return facts;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const pathOf = (element: Element) =>
    [element.parentElement?.parentElement, element.parentElement, element]
      .filter((one) => one instanceof Element)
      .map(nameOf)
      .join(' > ');
  /** By defect: the texts that have it, the first of many alike. */
  const found = new Map<string, string[]>();
  const report = (element: Element, shown: string, defect: string) => {
    const key = `${pathOf(element)}: ${defect}`;
    found.set(key, [...(found.get(key) ?? []), shown]);
  };
  const isShown = (element: Element) =>
    element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    }) &&
    !element.closest(moved) &&
    !factsOf(element).isForReaders;

  /** How far of the box is seen: sideways scrollers end the search, other clipping is reported as a cut. */
  const seen = (element: Element, box: Box, shown: string): Box | null => {
    let scrollsSideways = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, box: clips } = factsOf(at);
      const isCutAcross = box.right > clips.right + SLACK || box.left < clips.left - SLACK;
      const middle = (box.top + box.bottom) / 2;
      const isCutDown = middle > clips.bottom || middle < clips.top;
      if (['auto', 'scroll'].includes(overflowX) && at.scrollWidth > at.clientWidth + 1) {
        if (isCutAcross) return null;
        scrollsSideways = true;
      } else if (['hidden', 'clip'].includes(overflowX) && isCutAcross) {
        // Scrolled content comes into sight, be the scroller itself cut or not.
        if (!scrollsSideways && !at.matches(mayBeCut.join()))
          report(element, shown, `cut off by ${nameOf(at)}`);
        return null;
      }
      if (['auto', 'scroll'].includes(overflowY) && at.scrollHeight > at.clientHeight + 1) {
        if (box.top >= clips.bottom || box.bottom <= clips.top) return null;
      } else if (['hidden', 'clip'].includes(overflowY) && isCutDown) {
        if (!at.matches(mayBeCut.join())) report(element, shown, `cut off by ${nameOf(at)}`);
        return null;
      }
    }
    if (box.right > width + SLACK || box.left < -SLACK)
      report(element, shown, `from ${Math.round(box.left)} to ${Math.round(box.right)}`);
    return box;
  };

  const wholePage = Math.max(document.documentElement.scrollWidth, innerWidth);
  if (wholePage > width) report(document.body, '', `the page is ${wholePage} wide`);

  const items: Item[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const shown = (node.textContent ?? '').trim().slice(0, 40);
    if (!element || shown === '' || element.closest('select, script, style, noscript') || !isShown(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const control = element.closest('button, a, label, [role="radio"], .tag, .balance');
    for (const line of range.getClientRects()) {
      const box = line.width < 1 ? null : seen(element, line, shown);
      if (!box) continue;
      // A line box is taller than its letters.
      const inset = (box.bottom - box.top) * 0.25;
      const { left, right } = box;
      const letters = { left, right, top: box.top + inset, bottom: box.bottom - inset };
      if (control && getComputedStyle(control).display !== 'inline') {
        const frame = factsOf(control).box;
        const across = Math.max(frame.left - left, right - frame.right);
        const down = Math.max(frame.top - letters.top, letters.bottom - frame.bottom);
        if (Math.max(across, down) > SLACK) report(element, shown, `spills out of ${nameOf(control)}`);
      }
      items.push({ ...letters, element, layer: factsOf(element).layer, shown });
    }
  }
  for (const element of document.querySelectorAll('button, a, input, select, textarea, svg, .glyph, .icon')) {
    if (element.closest('[aria-hidden="true"]:not(svg, .glyph, .icon)') || !isShown(element)) continue;
    const { box, layer } = factsOf(element);
    const shown = element.getAttribute('aria-label') ?? '';
    if (box.width < 1 || !seen(element, box, shown)) continue;
    // Texts are compared by themselves; of what has none, its picture or its field is.
    if (
      element.matches(
        'svg, .glyph, .icon, input:not([type="radio"], [type="checkbox"], [type="range"]), textarea',
      )
    ) {
      const { left, right, top, bottom } = box;
      items.push({ left, right, top, bottom, element, layer, shown });
    }
  }
  items.sort((one, other) => one.top - other.top);
  for (const [index, one] of items.entries())
    for (let next = index + 1; next < items.length; next += 1) {
      const other = items[next];
      if (!other || other.top > one.bottom - SLACK) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      const isOneThing = one.element.contains(other.element) || other.element.contains(one.element);
      if (one.layer === other.layer && across > SLACK && down > SLACK && !isOneThing)
        report(one.element, one.shown, `lies over ${pathOf(other.element)} "${other.shown}"`);
    }

  /** The bars at the bottom: none lies over another, and the page ends above them. */
  const bars = [...document.querySelectorAll('.navbar, .dock, .cart-bar')].filter(
    (bar) => isShown(bar) && factsOf(bar).layer === bar && getComputedStyle(bar).position === 'fixed',
  );
  for (const bar of bars)
    for (const other of bars)
      if (bar !== other && factsOf(bar).box.top <= factsOf(other).box.top)
        if (factsOf(bar).box.bottom > factsOf(other).box.top + SLACK)
          report(bar, '', `lies over ${nameOf(other)}`);
  const covered = Math.max(0, ...bars.map((bar) => innerHeight - factsOf(bar).box.top));
  const end = document.documentElement.scrollHeight - scrollY - covered;
  for (const { element, layer, bottom, shown } of items)
    if (layer === null && bottom > end + SLACK)
      report(element, shown, 'stands under a bar at the end of the page');

  return [...found].map(([defect, [first = '', ...others]]) =>
    [defect, first, others.length > 0 ? `and ${others.length} more` : ''].filter(Boolean).join(', '),
  );
}
