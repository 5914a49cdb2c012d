import { readFileSync } from 'node:fs';
import path from 'node:path';
import { perProcess } from '@/lib/core/process/per-process';
import { usedStyles } from './used-styles.mjs';

// A cached page brings the rules of its first view with it, and its stylesheet, which has the rules of all
// pages, no longer delays the first paint.

/**
 * Adds the stylesheet's other rules to the inline ones, in order, some milliseconds at a time.
 * Groups (`@media`, `@layer`) stand inline whole: adding one restyles the page, a rule only its elements. The policy hashes this script.
 */
export const STYLESHEET_STARTER =
  '(l=>{let e=l;while(e.tagName!="STYLE")e=e.previousElementSibling;let s=e.sheet,n=()=>performance.now(),' +
  'm=function*(a,b){let i=0;for(let r of a.cssRules){let o=b.cssRules[i],t=r.selectorText;' +
  't?o&&o.selectorText==t||(yield b.insertRule(r.cssText,i)):r.insertRule&&(yield*m(r,o));i++}},' +
  'f=()=>{let g=m(l.sheet,s),w=()=>{try{let t=n();while(!g.next().done)if(n()-t>8)return setTimeout(w)}catch{l.media="all"}};' +
  'setTimeout(w)};l.sheet?f():l.onload=f})(document.currentScript.previousElementSibling)';

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

/** @param {string} html finished @returns {string} it with its rules inline, stylesheets not blocking */
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
