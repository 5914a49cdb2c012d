import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NEXT_CODE, type NextCodeOf } from '@/lib/core/page-scripts/next-code';
import { perProcess } from '@/lib/core/process/per-process';

/*
 * A page names the code of the pages to which a visit leads: a browser can then load it together with the data of such a page, and not
 * after them. In a link, because the loader of scripts waits for each script element that has the address.
 */

const PAGES: Record<NextCodeOf, string> = {
  venue: '[site]/filials/[filialId]/page',
  order: '[site]/typ/[filialId]/order/[orderId]/page',
};
const FOLDER = '/_next/static/chunks/';
const END = '</body></html>';

/** The files of each page's scripts, read once a process; none where there is no build, as while developing. */
const scripts = perProcess('next-code', () => new Map<string, readonly string[]>());

/** Reads which scripts the browser needs for a page: the last list that Next writes about it. */
function readScripts(page: string): readonly string[] {
  try {
    const file = path.join(process.cwd(), '.next/server/app', `${page}_client-reference-manifest.js`);
    const [list = ''] = readFileSync(file, 'utf8').split(`${page}":[`).at(-1)?.split(']') ?? [];
    return list.match(/(?<=static\/chunks\/)[\w.~-]+\.js/g) ?? [];
  } catch {
    return [];
  }
}

function scriptsOf(page: string): readonly string[] {
  const known = scripts.get(page) ?? readScripts(page);
  scripts.set(page, known);
  return known;
}

/**
 * @param html a page as Next has rendered it
 * @returns the page with the names of the code that it does not have itself
 */
export function withNextCode(html: string): string {
  if (!html.endsWith(END)) return html;
  const links = Object.entries(PAGES).map(([of, page]) => {
    const files = scriptsOf(page).filter((file) => !html.includes(FOLDER + file));
    return files.length === 0
      ? ''
      : `<link rel="${NEXT_CODE}" data-of="${of}" href="${FOLDER}" data-files="${files.join(' ')}"/>`;
  });
  return html.slice(0, -END.length) + links.join('') + END;
}
