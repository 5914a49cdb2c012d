/*
 * A cached page's scripts start when its first view has what it needs: on a slow line they would take the largest picture's share of
 * it, and on a slow processor the time of the first paint. Plain JavaScript, because Next loads the page cache without compiling it.
 */

/**
 * Starts the scripts before it when the last picture of high priority, the largest one, has come and was painted, two frames
 * later; at the first touch or key; or two seconds after the page's HTML, for a page in the background paints nothing. The
 * page's own `load` does not wait for them. A button that is pressed before they are there is pressed again when they are
 * (`EarlyPress` in the layout says so). The policy approves this script by its text.
 */
export const SCRIPT_STARTER =
  '(d=>{let a=[...d.querySelectorAll("script[type=later]")],p=[...d.querySelectorAll("img[fetchpriority=high]")].pop(),b,r=requestAnimationFrame,' +
  'g=()=>{for(let o of a.splice(0)){let s=d.createElement("script");s.async=true;s.src=o.getAttribute("src");o.replaceWith(s)}},' +
  'f=()=>r(()=>r(()=>setTimeout(g))),' +
  'c=e=>b=e.target.closest("button[type=button]");' +
  'addEventListener("click",c,true);' +
  'addEventListener("live",()=>{removeEventListener("click",c,true);b&&b.isConnected&&b.click()},{once:true});' +
  'if(!p||p.complete)f();else p.onload=p.onerror=f;setTimeout(g,2000);' +
  'for(let e of["pointerdown","keydown"])addEventListener(e,g,{capture:true,once:true})})(document)';

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.~/-]+\.js[^"]*)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const END = '</body></html>';

/**
 * @param {string} html a finished page
 * @returns {string} the page with its scripts at its end, where a browser leaves them alone until they are started
 */
export function withLateScripts(html) {
  if (!html.endsWith(END)) return html;
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  const late = addresses.map((address) => `<script type="later" src="${address}"></script>`).join('');
  const rest = html.slice(0, -END.length).replace(PRELOAD, '').replace(SCRIPT, '');
  return `${rest}${late}<script>${SCRIPT_STARTER}</script>${END}`;
}
