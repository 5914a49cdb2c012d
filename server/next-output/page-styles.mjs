import { readFileSync } from 'node:fs';
import path from 'node:path';
import { perProcess } from '@/lib/core/process/per-process';
import { usedStyles } from './used-styles.mjs';

/*
 * A cached page brings the rules of its first view with it, and its stylesheet, which has the rules of all pages, no longer delays
 * the first paint.
 */

/**
 * Completes the rules that stand inline by those of the stylesheet behind them when it has arrived: each at its place, so that they count
 * as in the sheet, for some milliseconds at a time. Groups of rules (`@media`, `@layer`) stand inline all of them, because a browser
 * styles a whole page anew for a group that is added, and for a sheet whose medium changes; for a rule, only what it is about. The
 * style is the last one before this very sheet: a page may have several, and a preload between them is left out where files come late.
 * The policy approves this script by its text.
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
