// A button or a form that is pressed before its page listens looks busy until it does, and is pressed again
// then (`EarlyPress` in the layout says so).

/** The page takes every press from now on; the effects of its parts have not all run. */
export const LISTENING = 'listening';
/** The effects of the page's parts have run. */
export const LIVE = 'live';

/** Repeats the last early press; the browser sends forms with an action. The policy hashes it (LAY-36). */
export const EARLY_PRESS =
  '(()=>{let b,o,p=n=>{b&&(b.ariaBusy=null);(b=n)&&(b.ariaBusy="true")},c=e=>o||p(e.target.closest("button")),' +
  's=e=>o||(e.target.hasAttribute("action")?p():(e.preventDefault(),p(e.submitter||e.target))),' +
  'h=()=>o&&(b=0),' +
  'l=f=>{f("click",c,true);f("submit",s,true);f("click",h);f("submit",h)};l(addEventListener);' +
  `addEventListener("${LISTENING}",()=>{o=1;b&&(b.ariaBusy=null)},{once:true});` +
  `addEventListener("${LIVE}",()=>setTimeout(()=>{l(removeEventListener);` +
  'b&&b.isConnected&&(b.requestSubmit?b.requestSubmit():b.click())}),{once:true})})()';
