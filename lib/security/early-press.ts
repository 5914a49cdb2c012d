import { createHash } from 'node:crypto';

/**
 * On a page that is rendered for one diner: presses the last button again that was pressed before the page listened (`EarlyPress`
 * in the layout says when). Once React listens it takes a press itself, which then goes on to the window; one that it cannot
 * take yet does not. Cached pages have it in `lib/cache/page-scripts.mjs`.
 */
export const EARLY_PRESS_SCRIPT =
  '(()=>{let b,c=e=>b=e.target.closest("button[type=button]"),' +
  'h=()=>{for(let k in document)if(k.startsWith("_reactListening"))b=0};' +
  'addEventListener("click",c,true);addEventListener("click",h);' +
  'addEventListener("live",()=>setTimeout(()=>{removeEventListener("click",c,true);removeEventListener("click",h);' +
  'b&&b.isConnected&&b.click()}),{once:true})})()';

/** Approves the script in a policy. */
export const EARLY_PRESS_HASH = `'sha256-${createHash('sha256').update(EARLY_PRESS_SCRIPT).digest('base64')}'`;
