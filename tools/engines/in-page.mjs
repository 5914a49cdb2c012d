/* The code that runs in a page: sent there as text, it knows nothing of this module. TestingLibraryDom is put into the page before. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'));

export const FINDER = readFileSync(join(folder, 'dist', '@testing-library', 'dom.umd.min.js'), 'utf8');

/**
 * An element by role and name (text or pattern), or by selector; `inside` another, its text `holds` or `lacks` one.
 * @typedef {{ role?: string, css?: string, name?: string | RegExp, inside?: Thing, holds?: string | RegExp, lacks?: string | RegExp }} Thing
 */

/** All that are seen of a thing, in their order. Roles and names are Testing Library’s, the same in every engine. */
function findThings(thing) {
  const plain = (text) => text.replace(/[\s\u00a0]+/g, ' ').trim();
  const isLike = (wanted, text) =>
    typeof wanted === 'string'
      ? plain(text) === plain(wanted)
      : new RegExp(wanted.source.replaceAll('\u00a0', ' '), wanted.flags).test(plain(text));
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const find = ({ role, css, name, inside, holds, lacks }) => {
    const named = name === undefined ? {} : { name: (computed) => isLike(name, computed) };
    const within = (root) =>
      css
        ? [...root.querySelectorAll(css)]
        : TestingLibraryDom.queryAllByRole(root, role, { hidden: true, ...named });
    return (inside ? find(inside) : [document.body])
      .flatMap(within)
      .filter(
        (element) =>
          isSeen(element) &&
          (holds === undefined || isLike(holds, element.textContent)) &&
          (lacks === undefined || !isLike(lacks, element.textContent)),
      );
  };
  return document.body ? find(thing) : [];
}

/** The first pressable, unmoving element of a thing, or null. A choice lies under its label. */
function findPressable(thing, findAll) {
  const [found] = findAll(thing);
  if (!found || found.matches(':disabled, [aria-busy="true"], [aria-disabled="true"]')) return null;
  const isOurs = document.querySelector('script[src^="/_next/static/"], script[type="later"]') !== null;
  const isHeard = Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
  if (isOurs && !isHeard && !matchMedia('(scripting: none)').matches) return null;
  const target = found.matches('input[type="radio"], input[type="checkbox"]')
    ? (found.closest('label') ?? found)
    : found;
  const { x, y, width, height } = target.getBoundingClientRect();
  const place = [x, y, width, height].join();
  const stands = window.lastPlace === place;
  window.lastPlace = place;
  if (!stands) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
}

const asData = (_key, value) =>
  value instanceof RegExp ? { source: value.source, flags: value.flags } : value;

export const callInPage = (fn, ...args) =>
  `(${fn})(${args.map((one) => JSON.stringify(one, asData) ?? 'undefined').join()})`;

export const thingsInPage = (thing) => callInPage(findThings, thing);

export const pressableInPage = (thing) =>
  `(${findPressable})(${JSON.stringify(thing, asData)}, ${findThings})`;
