// A cached page's stylesheet and scripts start when its first view has what it needs: on a slow line they
// would take the largest picture's share of it, and on a slow processor the time of the first paint.

import { BEFORE_SCRIPTS } from '@/lib/core/page-scripts/page-moment.mjs';
import { RESTORE_SHELVES } from '@/lib/core/page-scripts/restore-shelves.mjs';

/**
 * Starts stylesheet and scripts two frames after the largest paint, at the first touch, or after 2 s.
 * Preloads the `disabled` sheet, which would come last, and scrolls rows first. The policy hashes this script.
 */
export const DEFERRED_FILES_STARTER =
  `${RESTORE_SHELVES};${BEFORE_SCRIPTS};` +
  '(d=>{let a=[...d.querySelectorAll("script[type=later]")],p=[...d.querySelectorAll("img[fetchpriority=high]")].pop(),r=requestAnimationFrame,' +
  'n=(t,o)=>Object.assign(d.createElement(t),o),' +
  'g=()=>{for(let l of d.querySelectorAll("link[disabled]"))l.before(n("link",{rel:"preload",as:"style",href:l.href})),l.disabled=false;' +
  'for(let o of a.splice(0))o.replaceWith(n("script",{async:true,src:o.getAttribute("src")}))},' +
  'f=()=>r(()=>r(()=>setTimeout(g)));' +
  'if(!p||p.complete)f();else p.onload=p.onerror=f;setTimeout(g,2000);' +
  'for(let e of["pointerdown","keydown"])addEventListener(e,g,{capture:true,once:true})})(document)';

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~/-]+\.js[^"]*)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** The stylesheet beside the rules that stand inline, as page-styles.mjs writes it, with its preload. */
const STYLESHEET = /<link rel="preload" as="style"[^>]*>(<link rel="stylesheet" [^>]*media="print")/g;
const END = '</body></html>';

/** @param {string} html finished @returns {string} it with scripts at the end, unstarted */
export function withDeferredFiles(html) {
  if (!html.endsWith(END)) return html;
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  const late = addresses.map((address) => `<script type="later" src="${address}"></script>`).join('');
  const rest = html
    .slice(0, -END.length)
    .replace(SCRIPT_PRELOAD, '')
    .replace(SCRIPT, '')
    .replace(STYLESHEET, '$1 disabled=""');
  return `${rest}${late}<script>${DEFERRED_FILES_STARTER}</script>${END}`;
}
