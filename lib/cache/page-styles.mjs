import { readFileSync } from 'node:fs';
import path from 'node:path';
import { perProcess } from './per-process.mjs';
import { usedStyles } from './used-styles.mjs';

/*
 * A cached page brings the rules of its first view with it, and its stylesheet, which has the rules of all pages, no longer delays
 * the first paint. Plain JavaScript, because Next loads the page cache without compiling it.
 */

/**
 * Puts the stylesheet before it into effect as soon as it has arrived: until then its medium is one that no screen has. The policy
 * approves this script by its text.
 */
export const STYLESHEET_STARTER =
  '(l=>{let f=()=>l.media="all";l.sheet?f():l.onload=f})(document.currentScript.previousElementSibling)';

const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.~-]+\.css)([^"]*)"([^>]*)>/g;

/** The build's stylesheets, each read once a process; null for one that is not there, as while developing. */
const sheets = perProcess('stylesheets', () => new Map());

function sheetAt(address) {
  if (!sheets.has(address)) {
    const file = path.join(process.cwd(), '.next', address.slice('/_next/'.length));
    try {
      sheets.set(address, usedStyles(readFileSync(file, 'utf8')));
    } catch {
      sheets.set(address, null);
    }
  }
  return sheets.get(address);
}

/**
 * @param {string} html a finished page
 * @returns {string} the page with the rules for its elements inline, and its stylesheets loaded beside the first paint
 */
export function withInlineStyles(html) {
  return html.replace(STYLESHEET, (link, address, query, attributes) => {
    const styles = sheetAt(address)?.(html);
    if (!styles) return link;
    const href = `${address}${query}`;
    return (
      `<style>${styles}</style><link rel="preload" as="style" href="${href}"/>` +
      `<link rel="stylesheet" href="${href}" media="print"${attributes}><script>${STYLESHEET_STARTER}</script>`
    );
  });
}
